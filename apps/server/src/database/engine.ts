import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableNodeFS } from './durable-fs.ts'

// `-F` means "never sync": the one start parameter of the engine this product cannot live with.
const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  TimeZone: 'UTC',
  shared_buffers: '64MB',
  maintenance_work_mem: '64MB',
}

const startParams = [
  ...durable,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** Opens the database in a folder, made from a template or anew when the folder is empty. */
export const openEngine = async (folder: string, template?: Blob) => {
  const fs = new DurableNodeFS(folder)
  const engine = await PGlite.create({
    fs,
    startParams,
    extensions: { pg_trgm },
    ...(template && { loadDataDir: template }),
  })
  return { engine, fs }
}
