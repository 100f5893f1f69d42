ALTER TABLE "node" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "tier" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "commissioning_date" date;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "total_floor_area_m2" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "computer_room_area_m2" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "it_power_design_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "utility_power_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "generator_capacity_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "generator_autonomy_h" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "ups_topology" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "cooling_design_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "design_pue" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "floor_to_slab_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "raised_floor_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "depth_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "tile_size_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "max_floor_load_kg_m2" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "form_factor" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "serial_number" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "rail_width_in" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "outer_width_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "outer_height_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "outer_depth_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "mounting_depth_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "tare_kg" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "max_static_load_kg" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "power_capacity_a_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "power_capacity_b_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "power_limit_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "cooling_capacity_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "cooling_limit_kw" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "cooling_type" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "airflow" text;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "temp_min_c" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "temp_max_c" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "orientation_deg" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "x_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "y_mm" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "rotation" integer;--> statement-breakpoint
ALTER TABLE "node" ADD COLUMN "customer" text;