ALTER TABLE "rack_capacity" ADD COLUMN "path_a_limit" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_a_normal" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_a_used" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_a_reserved" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_b_limit" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_b_normal" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_b_used" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD COLUMN "path_b_reserved" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "history_override_idx" ON "history" USING btree ("company_id","batch_id","entity_id") WHERE entity = 'asset' and field = 'fit_override';--> statement-breakpoint
-- By hand: what either path carries is counted for every rack at the next start.
INSERT INTO stale_rack (company_id, node_id) SELECT company_id, id FROM node WHERE type = 'rack';
