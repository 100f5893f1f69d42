CREATE OR REPLACE FUNCTION keep_months(company uuid, assets uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from asset_month m where m.company_id = company and m.asset_id = any(assets);
  insert into asset_month (company_id, asset_id, kind, month, days, last_update)
  select a.company_id, a.id, past.kind, extract(year from past.day) * 12 + extract(month from past.day) - 1,
    array_agg(distinct past.day), a.last_update
  from asset a cross join lateral (
    select case h.field when 'status' then 'repaired' else 'overridden' end as kind,
      (b.at at time zone 'UTC')::date as day
    from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
    where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text
      and b.undone_by is null and b.kind <> 'undo' and (
        h.field = 'fit_override'
        or h.field = 'status' and h."from" in ('"faulty"', '"repair"')
          and h."to" not in ('"faulty"', '"repair"', '"out_of_service"', '"decommissioning"'))
  ) past
  where a.company_id = company and a.id = any(assets) group by 1, 2, 3, 4, 6;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_months_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform keep_months(new.company_id, array(
    select h.entity_id::uuid from history h
    where h.company_id = new.company_id and h.batch_id = new.id and h.entity = 'asset'
      and (h.field = 'fit_override' or h.field = 'status' and h."from" in ('"faulty"', '"repair"'))));
  return null;
end
$$;
--> statement-breakpoint
SELECT keep_months(h.company_id, array_agg(distinct h.entity_id::uuid)) FROM history h
  JOIN batch b ON b.company_id = h.company_id and b.id = h.batch_id and (b.undone_by is not null or b.kind = 'undo')
  WHERE h.entity = 'asset' and h.field = 'status' and h."from" in ('"faulty"', '"repair"')
  GROUP BY h.company_id;