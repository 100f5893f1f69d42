ALTER TABLE "asset" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "cost" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "currency" text;