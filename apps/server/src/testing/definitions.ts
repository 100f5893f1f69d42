import type { Client } from '../backup/catalog.ts'

const COLUMNS = `
  select table_name, column_name, data_type, is_nullable, column_default, generation_expression
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`
const DEFINITIONS = `
  select pg_get_indexdef(indexrelid) as is from pg_index join pg_class c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace
  union all select conname || ' ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
      select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`

/** The schema of a database, to compare with that of another one. */
export const definitionsOf = async (client: Client) => {
  const { rows: columns } = await client.query(COLUMNS)
  const { rows: definitions } = await client.query(DEFINITIONS)
  return { columns, definitions }
}
