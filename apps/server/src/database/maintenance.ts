import type pg from 'pg'
import type { OpenDatabase, Report } from './open-database.ts'

const CHECK_EVERY_MS = 10_000
const QUIET_FOR_MS = 2_000
const LONGEST_WAIT_MS = 5 * 60_000
/** Log to replay after a kill: some seconds' worth at most. */
const MOST_WAL_QUIET = 32 * 1024 * 1024
const MOST_WAL_BUSY = 256 * 1024 * 1024

// The engine's own autovacuum and checkpointer are processes, and it has none: these are their rules with their defaults.
// Its counters begin at nought with every start, so that growth since the last vacuum counts too.
const TABLES_DUE = `
  select format('%I.%I', schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where schemaname <> 'pg_toast' and (
    n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or pg_relation_size(c.oid) / 8192 > 8 + 1.2 * c.relpages
    or age(c.relfrozenxid) > 100000000
  )`

const WAL_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`

/** Statistics and dead rows of the tables that need it, until somebody wants the end; answers the names of those done. */
export const vacuumDueTables = async (alone: OpenDatabase['alone'], isStopping = () => false) => {
  const due = await alone(async (client) => {
    await client.query('select pg_stat_force_next_flush()')
    return client.query<{ name: string }>(TABLES_DUE)
  })
  // One at a time, so that requests get their turn in between.
  const done: string[] = []
  for (const { name } of due.rows) {
    if (isStopping()) break
    await alone((client) => client.query(`vacuum (analyze) ${name}`))
    done.push(name)
  }
  return done
}

const checkpointBeyond = (alone: OpenDatabase['alone'], most: number) =>
  alone(async (client) => {
    const { rows } = await client.query<{ bytes: number }>(WAL_SINCE_CHECKPOINT)
    if ((rows[0]?.bytes ?? 0) > most) await client.query('checkpoint')
  })

/** Vacuums and checkpoints an embedded database by itself: when it is quiet, and when it has not been for too long. */
export const startMaintenance = ({
  pool,
  alone,
  report,
}: Pick<OpenDatabase, 'pool' | 'alone'> & { report: Report }) => {
  let used = false
  let lastUse = performance.now()
  let lastVacuum = performance.now()
  let running: Promise<void> | undefined
  let stopping = false

  const noteUse = () => {
    if (running) return
    used = true
    lastUse = performance.now()
  }
  const isQuiet = () => performance.now() - lastUse > QUIET_FOR_MS && isFree(pool)

  const work = async () => {
    const quiet = isQuiet()
    await checkpointBeyond(alone, quiet ? MOST_WAL_QUIET : MOST_WAL_BUSY)
    if (!quiet && performance.now() - lastVacuum < LONGEST_WAIT_MS) return
    used = false
    await vacuumDueTables(alone, () => stopping)
    lastVacuum = performance.now()
  }

  pool.on('release', noteUse)
  const timer = setInterval(() => {
    if (!used || running) return
    running = work()
      .catch(report)
      .finally(() => {
        running = undefined
      })
  }, CHECK_EVERY_MS)
  timer.unref()

  return {
    /** Ends the schedule and waits for what is being done: one table at most. */
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}

const isFree = (pool: pg.Pool) => pool.waitingCount === 0 && pool.idleCount === pool.totalCount
