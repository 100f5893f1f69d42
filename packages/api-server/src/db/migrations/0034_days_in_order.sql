CREATE TABLE "asset_month" (
	"company_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month" integer NOT NULL,
	"days" date[] NOT NULL,
	"last_update" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "asset_month_pk" PRIMARY KEY("company_id","asset_id","kind","month")
);
--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "status_changed_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "asset" a SET "status_changed_at" = changed.at FROM (
  select h.company_id, h.entity_id::uuid as id, (array_agg(b.at order by h.id desc))[1] as at
  from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
  where h.entity = 'asset' and h.field = 'status' group by 1, 2
) changed WHERE a."company_id" = changed.company_id AND a."id" = changed.id;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "powered_off_month" integer GENERATED ALWAYS AS ((extract(year from (powered_off_at at time zone 'UTC')) * 12 + extract(month from (powered_off_at at time zone 'UTC')) - 1)::integer) STORED,
  ADD COLUMN "since_month" integer GENERATED ALWAYS AS ((extract(year from coalesce((status_changed_at at time zone 'UTC')::date, registration_date)) * 12 + extract(month from coalesce((status_changed_at at time zone 'UTC')::date, registration_date)) - 1)::integer) STORED;--> statement-breakpoint
ALTER TABLE "asset_month" ADD CONSTRAINT "asset_month_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_month_idx" ON "asset_month" USING btree ("company_id","kind","month","last_update","asset_id");--> statement-breakpoint
CREATE INDEX "asset_month_order_idx" ON "asset_month" USING btree ("company_id","kind","last_update","asset_id");--> statement-breakpoint
CREATE INDEX "asset_powered_off_idx" ON "asset" USING btree ("company_id","powered_off_month","last_update","id","powered_off_at") WHERE powered_off_month is not null;--> statement-breakpoint
CREATE INDEX "asset_since_idx" ON "asset" USING btree ("company_id","since_month","last_update","id","status_changed_at","registration_date");--> statement-breakpoint
CREATE INDEX "asset_single_corded_idx" ON "asset" USING btree ("company_id","last_update","id") WHERE (cords_a = 0) <> (cords_b = 0);--> statement-breakpoint
CREATE INDEX "asset_closed_idx" ON "asset" USING btree ("company_id","last_update","id") WHERE termination_date is not null;--> statement-breakpoint
CREATE FUNCTION keep_months(company uuid, assets uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from asset_month m where m.company_id = company and m.asset_id = any(assets);
  insert into asset_month (company_id, asset_id, kind, month, days, last_update)
  select a.company_id, a.id, past.kind, extract(year from past.day) * 12 + extract(month from past.day) - 1,
    array_agg(distinct past.day), a.last_update
  from asset a cross join lateral (
    select case h.field when 'status' then 'repaired' else 'overridden' end as kind,
      (b.at at time zone 'UTC')::date as day
    from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
    where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text and (
      h.field = 'fit_override' and b.undone_by is null
      or h.field = 'status' and h."from" in ('"faulty"', '"repair"')
        and h."to" not in ('"faulty"', '"repair"', '"out_of_service"', '"decommissioning"'))
  ) past
  where a.company_id = company and a.id = any(assets) group by 1, 2, 3, 4, 6;
$$;
--> statement-breakpoint
CREATE FUNCTION keep_month_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform keep_months(new.company_id, array[new.entity_id::uuid]);
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION keep_months_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform keep_months(new.company_id, array(
    select h.entity_id::uuid from history h
    where h.company_id = new.company_id and h.batch_id = new.id and h.entity = 'asset' and h.field = 'fit_override'));
  return null;
end
$$;
--> statement-breakpoint
SELECT keep_months(h.company_id, array_agg(distinct h.entity_id::uuid)) FROM history h
  WHERE h.entity = 'asset' and (h.field = 'fit_override' or h.field = 'status' and h."from" in ('"faulty"', '"repair"'))
  GROUP BY h.company_id;--> statement-breakpoint
CREATE TRIGGER history_months AFTER INSERT ON history FOR EACH ROW
  WHEN (new.entity = 'asset' and (new.field = 'fit_override' or new.field = 'status' and new."from" in ('"faulty"', '"repair"')))
  EXECUTE FUNCTION keep_month_of_history();
--> statement-breakpoint
CREATE TRIGGER batch_months AFTER UPDATE OF undone_by ON batch FOR EACH ROW
  WHEN (old.undone_by is distinct from new.undone_by) EXECUTE FUNCTION keep_months_of_batch();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_tags_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update asset_tag t set last_update = c.last_update from changed c
  where t.company_id = c.company_id and t.asset_id = c.id and t.last_update <> c.last_update;
  update asset_month m set last_update = c.last_update from changed c
  where m.company_id = c.company_id and m.asset_id = c.id and m.last_update <> c.last_update;
  return null;
end
$$;
