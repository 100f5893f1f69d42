DROP INDEX "asset_brand_idx";--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "purchase_month" integer GENERATED ALWAYS AS ((extract(year from purchase_date) * 12 + extract(month from purchase_date) - 1)::integer) STORED;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "warranty_month" integer GENERATED ALWAYS AS ((extract(year from warranty_date) * 12 + extract(month from warranty_date) - 1)::integer) STORED;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "registration_month" integer GENERATED ALWAYS AS ((extract(year from registration_date) * 12 + extract(month from registration_date) - 1)::integer) STORED;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "termination_month" integer GENERATED ALWAYS AS ((extract(year from termination_date) * 12 + extract(month from termination_date) - 1)::integer) STORED;--> statement-breakpoint
CREATE INDEX "asset_process_idx" ON "asset" USING btree ("company_id","process","last_update","id") WHERE process is not null;--> statement-breakpoint
CREATE INDEX "asset_purchase_idx" ON "asset" USING btree ("company_id","purchase_month","last_update","id","purchase_date");--> statement-breakpoint
CREATE INDEX "asset_warranty_idx" ON "asset" USING btree ("company_id","warranty_month","last_update","id","warranty_date");--> statement-breakpoint
CREATE INDEX "asset_registration_idx" ON "asset" USING btree ("company_id","registration_month","last_update","id","registration_date");--> statement-breakpoint
CREATE INDEX "asset_termination_idx" ON "asset" USING btree ("company_id","termination_month","last_update","id","termination_date") WHERE termination_month is not null;--> statement-breakpoint
CREATE INDEX "asset_no_serial_idx" ON "asset" USING btree ("company_id","last_update","id") WHERE serial_number is null;--> statement-breakpoint
CREATE INDEX "asset_no_hostname_idx" ON "asset" USING btree ("company_id","last_update","id") WHERE hostname is null;--> statement-breakpoint
CREATE INDEX "asset_brand_idx" ON "asset" USING btree ("company_id","brand_id","last_update","id");