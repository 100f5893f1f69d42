import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// Written without the code that it checks.
const UNSOUND = {
  'an asset with more or fewer changes than its version says': `
    select id::text as what from asset a
    where version <> (
      select count(distinct batch_id) from history h
      where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text)`,
  'a counter that counts something else': `
    select coalesce(c.status, a.status) || ' ' || coalesce(c.asset_type, a.asset_type) as what
    from (select status, asset_type, sum(count) as count from asset_counter group by 1, 2 having sum(count) <> 0) c
    full join (select status, asset_type, count(*) as count from asset where termination_date is null group by 1, 2) a
      on a.status = c.status and a.asset_type = c.asset_type
    where c.count is distinct from a.count`,
  'a line of the audit log that is not chained to the one before': `
    select seq::text as what from (
      select company_id, seq, prev_hash, hash, audit_hash(prev_hash, a) as right_hash,
        lag(seq, 1, 0::bigint) over chain as seq_before, lag(hash, 1, '') over chain as hash_before
      from audit a window chain as (partition by company_id order by seq)) line
    where seq is distinct from seq_before + 1 or prev_hash is distinct from hash_before or hash is distinct from right_hash`,
  'an end of the audit log that is not its last line': `
    select company_id::text as what from audit_head d
    where seq <> (select max(seq) from audit a where a.company_id = d.company_id)`,
  'a table that is damaged': `
    select relname || ' block ' || blkno || ': ' || msg as what
    from pg_class c, lateral verify_heapam(c.oid)
    where relkind = 'r' and relnamespace = 'public'::regnamespace`,
}

const INDEXES = `
  select relname as name, oid::int as oid, case relam when (select oid from pg_am where amname = 'gin')
    then 'gin_index_check(oid)' else 'bt_index_check(oid, true)' end as asked
  from pg_class where relkind = 'i' and relnamespace = 'public'::regnamespace
    and relam in (select oid from pg_am where amname in ('btree', 'gin'))`

/** Looks into the database of a stopped server, past all of its code; nobody else may have it open. */
export const lookInto = (folder: string): Promise<PGlite> =>
  PGlite.create({ dataDir: folder, extensions: { amcheck, pg_trgm } })

/** What does not fit together in a database: records, what is counted of them, tables and indexes. */
export const unsoundIn = async (engine: PGlite): Promise<string[]> => {
  await engine.exec('create extension if not exists amcheck')
  const found: string[] = []
  for (const [wrong, asked] of Object.entries(UNSOUND)) {
    const { rows } = await engine.query<{ what: string }>(asked)
    found.push(...rows.map(({ what }) => `${wrong}: ${what}`))
  }
  const { rows: indexes } = await engine.query<{ name: string; oid: number; asked: string }>(INDEXES)
  for (const { name, oid, asked } of indexes) {
    const problem = await engine.query(`select ${asked.replace('oid', '$1::oid')}`, [oid]).then(
      () => undefined,
      (error: unknown) => `an index that is damaged: ${name}: ${String(error)}`,
    )
    if (problem !== undefined) found.push(problem)
  }
  return found
}
