CREATE TABLE "audit" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"session_id" uuid,
	"address" text,
	"request_id" text,
	"action" text NOT NULL,
	"object_kind" text,
	"object_id" text,
	"object_name" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seq" bigint,
	"prev_hash" text,
	"hash" text,
	CONSTRAINT "audit_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" varchar(254) NOT NULL,
	"team_id" uuid,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"accepted_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "invitation_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"blocked_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_fk" FOREIGN KEY ("company_id","invited_by") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seq_key" ON "audit" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "audit_actor_idx" ON "audit" USING btree ("company_id","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_action_idx" ON "audit" USING btree ("company_id","action","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token_key" ON "invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open_key" ON "invitation" USING btree ("company_id","email") WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "invitation_created_idx" ON "invitation" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_user_key" ON "recovery" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "throttle_since_idx" ON "throttle" USING btree ("since");