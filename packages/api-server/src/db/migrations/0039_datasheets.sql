ALTER TABLE "file" DROP CONSTRAINT "file_side";--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_side" CHECK ((model_id is not null and purpose = 'model_image') = (side is not null));