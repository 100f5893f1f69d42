CREATE TABLE "erasure" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"method" text NOT NULL,
	"media_serial" text NOT NULL,
	"operator" text NOT NULL,
	"erased_on" date NOT NULL,
	"verification" text NOT NULL,
	"destination" text,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "erasure_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "received_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "installed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "activated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "powered_off_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_batch_fk" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."batch"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_asset_idx" ON "erasure" USING btree ("company_id","asset_id","id");--> statement-breakpoint
CREATE INDEX "erasure_batch_idx" ON "erasure" USING btree ("company_id","batch_id");--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_batch_fk" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."batch"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "placement_planned_key" ON "placement" USING btree ("company_id","asset_id") WHERE source = 'planned';--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_closed_is_decommissioned" CHECK (termination_date is null or status = 'decommissioning');