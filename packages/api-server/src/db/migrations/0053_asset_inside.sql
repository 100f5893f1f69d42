CREATE TABLE "asset_inside" (
	"company_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"slot" text,
	CONSTRAINT "asset_inside_pk" PRIMARY KEY("company_id","asset_id"),
	CONSTRAINT "asset_inside_another" CHECK (asset_id <> host_id)
);
--> statement-breakpoint
ALTER TABLE "asset_inside" ADD CONSTRAINT "asset_inside_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_inside" ADD CONSTRAINT "asset_inside_host_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_inside_host_idx" ON "asset_inside" USING btree ("company_id","host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_inside_slot_key" ON "asset_inside" USING btree ("company_id","host_id",lower(slot));