CREATE TABLE "default_view" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "default_view_pk" PRIMARY KEY("company_id","user_id","entity")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"settings" jsonb NOT NULL,
	"team_id" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_view_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "default_view" ADD CONSTRAINT "default_view_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_view" ADD CONSTRAINT "default_view_view_fk" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_view"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "default_view_view_idx" ON "default_view" USING btree ("company_id","view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_key" ON "saved_view" USING btree ("company_id","owner_id","entity","name_key");--> statement-breakpoint
CREATE INDEX "saved_view_team_idx" ON "saved_view" USING btree ("company_id","team_id");