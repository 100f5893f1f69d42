CREATE TABLE "rack_capacity" (
	"company_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"usable" double precision NOT NULL,
	"unrated" integer NOT NULL,
	"space_limit" double precision NOT NULL,
	"space_used" double precision NOT NULL,
	"space_reserved" double precision NOT NULL,
	"space_free" double precision NOT NULL,
	"space_unlimited" integer NOT NULL,
	"space_unknown" integer NOT NULL,
	"power_limit" double precision NOT NULL,
	"power_used" double precision NOT NULL,
	"power_reserved" double precision NOT NULL,
	"power_free" double precision NOT NULL,
	"power_unlimited" integer NOT NULL,
	"power_unknown" integer NOT NULL,
	"weight_limit" double precision NOT NULL,
	"weight_used" double precision NOT NULL,
	"weight_reserved" double precision NOT NULL,
	"weight_free" double precision NOT NULL,
	"weight_unlimited" integer NOT NULL,
	"weight_unknown" integer NOT NULL,
	"heat_limit" double precision NOT NULL,
	"heat_used" double precision NOT NULL,
	"heat_reserved" double precision NOT NULL,
	"heat_free" double precision NOT NULL,
	"heat_unlimited" integer NOT NULL,
	"heat_unknown" integer NOT NULL,
	"free_block" double precision NOT NULL,
	"checked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "rack_capacity_pk" PRIMARY KEY("company_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "stale_rack" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stale_rack_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	CONSTRAINT "stale_rack_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "rack_capacity" ADD CONSTRAINT "rack_capacity_node_fk" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."node"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rack_capacity_checked_idx" ON "rack_capacity" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "stale_rack_company_idx" ON "stale_rack" USING btree ("company_id");
--> statement-breakpoint
CREATE FUNCTION touch_placed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stale_rack (company_id, node_id) select distinct company_id, node_id from touched;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER placement_made_capacity AFTER INSERT ON placement REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE TRIGGER placement_was_capacity AFTER UPDATE ON placement REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE TRIGGER placement_is_capacity AFTER UPDATE ON placement REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE TRIGGER placement_gone_capacity AFTER DELETE ON placement REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();
--> statement-breakpoint
CREATE FUNCTION touch_asset() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stale_rack (company_id, node_id) select company_id, node_id from placement
    where company_id = new.company_id and asset_id = new.id and source <> 'historic';
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_capacity AFTER UPDATE ON asset FOR EACH ROW
  WHEN (row(old.status, old.model_id, old.asset_type, old.budget_w, old.weight_kg, old.cords_a, old.cords_b)
    IS DISTINCT FROM row(new.status, new.model_id, new.asset_type, new.budget_w, new.weight_kg, new.cords_a, new.cords_b))
  EXECUTE FUNCTION touch_asset();
--> statement-breakpoint
CREATE FUNCTION touch_model() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stale_rack (company_id, node_id) select distinct p.company_id, p.node_id
    from asset a join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source <> 'historic'
    where a.company_id = new.company_id and a.model_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER model_capacity AFTER UPDATE ON model FOR EACH ROW
  WHEN (row(old.u_height, old.weight_kg, old.rated_w, old.budget_w, old.heat_w)
    IS DISTINCT FROM row(new.u_height, new.weight_kg, new.rated_w, new.budget_w, new.heat_w))
  EXECUTE FUNCTION touch_model();
--> statement-breakpoint
CREATE FUNCTION touch_asset_type() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stale_rack (company_id, node_id) select distinct p.company_id, p.node_id
    from asset a join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source <> 'historic'
    where a.company_id = new.company_id and a.asset_type = new.code;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_type_capacity AFTER UPDATE ON asset_type FOR EACH ROW
  WHEN (old.category IS DISTINCT FROM new.category) EXECUTE FUNCTION touch_asset_type();
--> statement-breakpoint
CREATE FUNCTION touch_rack() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stale_rack (company_id, node_id) values (new.company_id, new.id);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER rack_made_capacity AFTER INSERT ON node FOR EACH ROW WHEN (new.type = 'rack')
  EXECUTE FUNCTION touch_rack();
--> statement-breakpoint
CREATE TRIGGER rack_capacity AFTER UPDATE ON node FOR EACH ROW WHEN (new.type = 'rack')
  EXECUTE FUNCTION touch_rack();
--> statement-breakpoint
CREATE FUNCTION touch_racks_on_floor() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stale_rack (company_id, node_id) select company_id, id from node
    where company_id = new.company_id and type = 'rack' and path > new.path and path < new.path || '~';
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER floor_capacity AFTER UPDATE ON node FOR EACH ROW
  WHEN (old.max_floor_load_kg_m2 IS DISTINCT FROM new.max_floor_load_kg_m2)
  EXECUTE FUNCTION touch_racks_on_floor();
--> statement-breakpoint
INSERT INTO stale_rack (company_id, node_id) SELECT company_id, id FROM node WHERE type = 'rack';
