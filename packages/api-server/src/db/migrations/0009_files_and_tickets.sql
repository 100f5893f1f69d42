CREATE TABLE "draft" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"form" text NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "draft_pk" PRIMARY KEY("company_id","user_id","form","key")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" varchar(255) NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"thumbnail_sha256" text,
	"thumbnail_size" integer,
	"width" integer,
	"height" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"linked_at" timestamp(3) with time zone,
	"ticket_id" uuid,
	"ticket_step" integer,
	"ticket_entry_id" uuid,
	"asset_id" uuid,
	"user_id" uuid,
	"kind" text,
	"expires_at" date,
	"series" uuid,
	"revision" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "file_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "file_owner" CHECK (num_nonnulls(ticket_id, asset_id, user_id) = (case when linked_at is null then 0 else 1 end)),
	CONSTRAINT "file_ticket_part" CHECK (ticket_id is not null or num_nonnulls(ticket_step, ticket_entry_id) = 0)
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"company_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "live_event_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "live_event_counter" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"actor_id" uuid,
	"ticket_id" uuid,
	"about" text,
	"detail" text,
	CONSTRAINT "notification_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_preference_pk" PRIMARY KEY("company_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'todo' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"reporter_id" uuid NOT NULL,
	"usefulness" text,
	"desired_features" text,
	"expected_result" text,
	"context" jsonb,
	"answers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_update" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ticket_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticket_counter" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_entry" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"from" text,
	"to" text,
	CONSTRAINT "ticket_entry_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "ticket_entry_ticket_key" UNIQUE("company_id","ticket_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticket_step" (
	"company_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "ticket_step_pk" PRIMARY KEY("company_id","ticket_id","number")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_fk" FOREIGN KEY ("company_id","uploaded_by") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_ticket_fk" FOREIGN KEY ("company_id","ticket_id") REFERENCES "public"."ticket"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_ticket_step_fk" FOREIGN KEY ("company_id","ticket_id","ticket_step") REFERENCES "public"."ticket_step"("company_id","ticket_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_ticket_entry_fk" FOREIGN KEY ("company_id","ticket_id","ticket_entry_id") REFERENCES "public"."ticket_entry"("company_id","ticket_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_counter" ADD CONSTRAINT "live_event_counter_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_fk" FOREIGN KEY ("company_id","actor_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_ticket_fk" FOREIGN KEY ("company_id","ticket_id") REFERENCES "public"."ticket"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_reporter_fk" FOREIGN KEY ("company_id","reporter_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_counter" ADD CONSTRAINT "ticket_counter_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_ticket_fk" FOREIGN KEY ("company_id","ticket_id") REFERENCES "public"."ticket"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_author_fk" FOREIGN KEY ("company_id","author_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_step" ADD CONSTRAINT "ticket_step_ticket_fk" FOREIGN KEY ("company_id","ticket_id") REFERENCES "public"."ticket"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_updated_idx" ON "draft" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "file_sha256_idx" ON "file" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "file_thumbnail_idx" ON "file" USING btree ("thumbnail_sha256");--> statement-breakpoint
CREATE INDEX "file_pending_idx" ON "file" USING btree ("company_id","uploaded_by") WHERE linked_at is null;--> statement-breakpoint
CREATE INDEX "file_ticket_idx" ON "file" USING btree ("company_id","ticket_id") WHERE ticket_id is not null;--> statement-breakpoint
CREATE INDEX "file_asset_idx" ON "file" USING btree ("company_id","asset_id") WHERE asset_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_avatar_key" ON "file" USING btree ("company_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_revision_key" ON "file" USING btree ("company_id","series","revision");--> statement-breakpoint
CREATE INDEX "live_event_at_idx" ON "live_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notification_user_idx" ON "notification" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("company_id","user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_number_key" ON "ticket" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "ticket_reporter_idx" ON "ticket" USING btree ("company_id","reporter_id","number");--> statement-breakpoint
CREATE INDEX "ticket_update_idx" ON "ticket" USING btree ("company_id","last_update","id");