ALTER TABLE "import_row" ADD COLUMN "asset_id" uuid;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "updated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_asset_idx" ON "import_row" USING btree ("company_id","import_id","asset_id") WHERE asset_id is not null;