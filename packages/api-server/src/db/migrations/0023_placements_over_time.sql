CREATE TABLE "undone_placement" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"position" numeric(4, 1),
	"face" text,
	"valid_from" timestamp(3) with time zone NOT NULL,
	"valid_to" timestamp(3) with time zone NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"asset_type" text NOT NULL,
	"model_id" uuid,
	CONSTRAINT "undone_placement_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "undone_placement" ADD CONSTRAINT "undone_placement_node_fk" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."node"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undone_placement_node_idx" ON "undone_placement" USING btree ("company_id","node_id");--> statement-breakpoint
CREATE INDEX "undone_placement_asset_idx" ON "undone_placement" USING btree ("company_id","asset_id");--> statement-breakpoint
CREATE INDEX "history_status_idx" ON "history" USING btree ("company_id","entity_id","id") WHERE entity = 'asset' and field = 'status';