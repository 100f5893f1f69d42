CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select case entity
    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)
    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)
    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)
    when 'asset_type' then entity_id
  end
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_batch() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  kinds jsonb;
  kind text := 'batch';
  record_id text := new.id::text;
  name text;
  row_count int;
begin
  -- What was done with files has a line of its own, which says more.
  if new.kind = 'files' then
    return null;
  end if;
  select jsonb_object_agg(entity, records) into kinds from (
    select entity, count(distinct entity_id) as records from history
    where company_id = new.company_id and batch_id = new.id group by entity
  ) of_kind;
  if new.kind = 'import' and exists (select from import_run where company_id = new.company_id and batch_id = new.id) then
    -- It goes on in later transactions: what it will have made is known only from its rows.
    select 'import', id::text, total into kind, record_id, row_count from import_run
      where company_id = new.company_id and batch_id = new.id;
    name := new.reason;
    kinds := null;
  elsif (select sum(records::int) from jsonb_each_text(kinds) as k(entity, records)) = 1 then
    select entity, entity_id into kind, record_id from history
      where company_id = new.company_id and batch_id = new.id limit 1;
    -- Of a record that an undo takes away, the line of its making still knows the name.
    name := coalesce(record_name(new.company_id, kind, record_id), (
      select a.object_name from batch b join audit a on a.company_id = b.company_id and a.id = b.id
      where b.company_id = new.company_id and b.undone_by = new.id limit 1));
    kinds := null;
  end if;
  insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,
    object_kind, object_id, object_name, detail)
  values (new.company_id, new.id, new.at, new.actor_id, new.actor_name, new.session_id, new.address, new.request_id,
    'batch.' || new.kind, kind, record_id, name,
    jsonb_strip_nulls(jsonb_build_object('source', new.source, 'reason', new.reason, 'records', kinds, 'rows', row_count)));
  return null;
end
$$;
