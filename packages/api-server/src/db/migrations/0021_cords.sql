ALTER TABLE "asset" ADD COLUMN "cords_a" integer;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "cords_b" integer;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "budget_w" integer;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "weight_kg" numeric(9, 3);