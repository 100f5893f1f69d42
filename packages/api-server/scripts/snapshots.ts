import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** drizzle-kit compares the schema with the newest snapshot only: deletes the former ones from its `meta` folder. */
export const keepNewestSnapshot = (meta: string) => {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, name))
}
