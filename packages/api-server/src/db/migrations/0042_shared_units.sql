ALTER TABLE "rack_capacity" ADD COLUMN "shared_units" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- what is going to another place of its own rack bears on it once
INSERT INTO stale_rack (company_id, node_id) SELECT company_id, id FROM node WHERE type = 'rack';
