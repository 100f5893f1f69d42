ALTER TABLE "default_view" ALTER COLUMN "view_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "is_team_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_team_default_key" ON "saved_view" USING btree ("company_id","team_id","entity") WHERE is_team_default;