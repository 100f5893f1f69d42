ALTER TABLE "import_row" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "undone_placement" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "lane" text;