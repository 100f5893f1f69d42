CREATE TABLE "reservation" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_key" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"position" numeric(4, 1),
	"face" text,
	"u_height" numeric(4, 1),
	"full_depth" boolean,
	"budget_w" integer,
	"weight_kg" numeric(9, 3),
	"cords_a" integer,
	"cords_b" integer,
	"asset_id" uuid,
	"model_id" uuid,
	"owner_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"expires_on" date NOT NULL,
	"ended" text,
	"ended_at" timestamp(3) with time zone,
	"told" text,
	"last_update" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reservation_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_node_fk" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."node"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_model_fk" FOREIGN KEY ("company_id","model_id") REFERENCES "public"."model"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."principal"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_expiry_idx" ON "reservation" USING btree ("company_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "reservation_node_idx" ON "reservation" USING btree ("company_id","node_id") WHERE ended is null;--> statement-breakpoint
CREATE INDEX "reservation_asset_idx" ON "reservation" USING btree ("company_id","asset_id");--> statement-breakpoint
CREATE INDEX "reservation_model_idx" ON "reservation" USING btree ("company_id","model_id");--> statement-breakpoint
CREATE INDEX "reservation_owner_idx" ON "reservation" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "reservation_untold_idx" ON "reservation" USING btree ("expires_on") WHERE ended is null and told is distinct from 'expired';
--> statement-breakpoint
-- By hand: a reservation is called by its rack and unit.
CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select case entity
    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)
    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)
    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)
    when 'reservation' then (
      select n.name || coalesce(' U' || trim_scale(r.position), '') from reservation r
      join node n on n.company_id = r.company_id and n.id = r.node_id
      where r.company_id = company and r.id = entity_id::uuid)
    when 'asset_type' then entity_id
  end
$$;
--> statement-breakpoint
-- By hand: what is kept in a rack is counted with what stands in it.
CREATE TRIGGER reservation_made_capacity AFTER INSERT ON reservation REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE TRIGGER reservation_was_capacity AFTER UPDATE ON reservation REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE TRIGGER reservation_is_capacity AFTER UPDATE ON reservation REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE TRIGGER reservation_gone_capacity AFTER DELETE ON reservation REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
