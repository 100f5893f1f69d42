ALTER TABLE "import_row" ADD COLUMN "name_key" text collate "C";--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "host_key" text collate "C";--> statement-breakpoint
CREATE INDEX "import_row_name_idx" ON "import_row" USING btree ("company_id","import_id","name_key") WHERE name_key is not null;--> statement-breakpoint
CREATE INDEX "import_row_host_idx" ON "import_row" USING btree ("company_id","import_id","host_key") WHERE host_key is not null;