ALTER TABLE "file" DROP CONSTRAINT "file_owner";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "model_id" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "asset_type" ADD COLUMN "maintenance_days" integer;--> statement-breakpoint
ALTER TABLE "asset_type" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_type" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "aliases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "support_phone" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "support_portal" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "alias_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "width" text;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "depth_mm" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "weight_kg" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "rated_w" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "budget_w" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "heat_w" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "psu_count" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "psu_redundancy" text;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "inlet" text;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "airflow" text;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "air_flow_m3h" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "temp_min_c" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "temp_max_c" integer;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "ports" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "eol_date" date;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "eos_date" date;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "lifecycle" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "source_revision" text;--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_brand_fk" FOREIGN KEY ("company_id","brand_id") REFERENCES "public"."brand"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_model_fk" FOREIGN KEY ("company_id","model_id") REFERENCES "public"."model"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_logo_key" ON "file" USING btree ("company_id","brand_id") WHERE brand_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_side_key" ON "file" USING btree ("company_id","model_id","side") WHERE model_id is not null;--> statement-breakpoint
CREATE INDEX "model_name_idx" ON "model" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "model_type_idx" ON "model" USING btree ("company_id","asset_type","name_key","id");--> statement-breakpoint
CREATE INDEX "model_eol_idx" ON "model" USING btree ("company_id","eol_date") WHERE eol_date is not null;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_side" CHECK ((model_id is null) = (side is null));--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner" CHECK (num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id) = (case when linked_at is null then 0 else 1 end));--> statement-breakpoint
UPDATE "asset_type" t SET "maintenance_days" = d.days FROM (VALUES
  ('TAP', 365), ('RCK', 365), ('PDU', 365), ('RPP', 365), ('UPS', 182), ('BAT', 91), ('GEN', 30), ('ATS', 182),
  ('TRF', 365), ('CRC', 91), ('INR', 91), ('CHL', 91), ('PMP', 182), ('SEN', 365), ('FIR', 182), ('SEC', 182)
) d(code, days) WHERE t.code = d.code AND t.name IS NULL;--> statement-breakpoint
CREATE FUNCTION deleted_name(company uuid, of_entity text, of_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select h."from"->>'name' from history h
  where h.company_id = company and h.entity = of_entity and h.entity_id = of_id and h.action = 'delete'
  order by h.id desc limit 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select case entity
    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)
    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)
    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'asset_type' then entity_id
  end
$$;
