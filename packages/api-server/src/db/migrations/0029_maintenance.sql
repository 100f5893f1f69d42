CREATE TABLE "maintenance_order" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"part" integer NOT NULL,
	CONSTRAINT "maintenance_order_pk" PRIMARY KEY("company_id","request_id"),
	CONSTRAINT "maintenance_order_due_key" UNIQUE("company_id","rule_id","due_on","part")
);
--> statement-breakpoint
CREATE TABLE "maintenance_rule" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(name)) STORED,
	"work" text NOT NULL,
	"description" text,
	"priority" text NOT NULL,
	"scope" jsonb NOT NULL,
	"recurrence" jsonb NOT NULL,
	"lead_days" integer NOT NULL,
	"template_id" uuid,
	"assignee_id" uuid,
	"team_id" uuid,
	"owner_id" uuid NOT NULL,
	"is_active" boolean NOT NULL,
	"made_until" date,
	"last_update" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "maintenance_rule_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "maintenance_order" ADD CONSTRAINT "maintenance_order_request_fk" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_order" ADD CONSTRAINT "maintenance_order_rule_fk" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."maintenance_rule"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_rule" ADD CONSTRAINT "maintenance_rule_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."work_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_rule" ADD CONSTRAINT "maintenance_rule_assignee_fk" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_rule" ADD CONSTRAINT "maintenance_rule_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_rule" ADD CONSTRAINT "maintenance_rule_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenance_rule_name_idx" ON "maintenance_rule" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "maintenance_rule_template_idx" ON "maintenance_rule" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "maintenance_rule_assignee_idx" ON "maintenance_rule" USING btree ("company_id","assignee_id");--> statement-breakpoint
CREATE INDEX "maintenance_rule_team_idx" ON "maintenance_rule" USING btree ("company_id","team_id");--> statement-breakpoint
CREATE INDEX "maintenance_rule_owner_idx" ON "maintenance_rule" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "history_mended_idx" ON "history" USING btree ("company_id","entity_id") WHERE entity = 'asset' and field = 'status' and "from" in ('"faulty"'::jsonb, '"repair"'::jsonb);