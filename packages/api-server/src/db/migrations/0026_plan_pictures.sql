ALTER TABLE "file" DROP CONSTRAINT "file_owner";--> statement-breakpoint
ALTER TABLE "file" DROP CONSTRAINT "file_removed";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "room_id" uuid;--> statement-breakpoint
ALTER TABLE "room_plan" ADD COLUMN "picture" jsonb;--> statement-breakpoint
CREATE INDEX "file_room_idx" ON "file" USING btree ("company_id","room_id") WHERE room_id is not null;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner" CHECK (num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id, room_id) = (case when linked_at is null then 0 else 1 end));--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_removed" CHECK (removed_at is null or num_nonnulls(asset_id, room_id) > 0);