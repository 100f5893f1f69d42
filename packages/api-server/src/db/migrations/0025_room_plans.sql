CREATE TABLE "room_plan" (
	"company_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"grid" jsonb NOT NULL,
	"shapes" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "room_plan_pk" PRIMARY KEY("company_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "x_mm" integer;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "y_mm" integer;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "rotation" integer;--> statement-breakpoint
ALTER TABLE "room_plan" ADD CONSTRAINT "room_plan_node_fk" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."node"("company_id","id") ON DELETE cascade ON UPDATE no action;