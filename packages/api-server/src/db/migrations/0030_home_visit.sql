ALTER TABLE "user" ADD COLUMN "home_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "home_before" timestamp(3) with time zone;