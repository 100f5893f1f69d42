ALTER TABLE "work_template" ADD COLUMN "sla_hours" integer;--> statement-breakpoint
ALTER TABLE "work_template" ADD COLUMN "sla_warning_hours" integer;--> statement-breakpoint
ALTER TABLE "work_request" ADD COLUMN "sla_due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "work_request" ADD COLUMN "sla_warn_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "work_request" DROP COLUMN "due_on";--> statement-breakpoint
ALTER TABLE "work_request" ADD COLUMN "due_on" date GENERATED ALWAYS AS (coalesce(least(wanted_on, (window_start at time zone 'UTC')::date, (sla_due_at at time zone 'UTC')::date), '9999-12-31'::date)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "work_request_due_idx" ON "work_request" USING btree ("company_id","due_on","id");--> statement-breakpoint
CREATE INDEX "work_request_sla_idx" ON "work_request" USING btree ("company_id","sla_due_at","id") WHERE sla_due_at is not null;
