import type { Asset } from '@plenum/domain/asset'
import { databaseFolder } from '../database/embedded.ts'
import { lookInto, unsoundIn } from './unsound.ts'

/** What was written, as far as the server said so. */
export class Acknowledged {
  readonly #newest = new Map<string, Pick<Asset, 'name' | 'version'>>()
  writes = 0

  note({ id, name, version }: Pick<Asset, 'id' | 'name' | 'version'>) {
    this.#newest.set(id, { name, version })
    this.writes += 1
  }

  get assets() {
    return this.#newest.size
  }

  /** The ids of those that are older in what is found than they were said to be, or not there at all. */
  lostIn(found: ReadonlyMap<string, Pick<Asset, 'name' | 'version'>>) {
    return [...this.#newest].flatMap(([id, { name, version }]) => {
      const there = found.get(id)
      const isThere = there !== undefined && (there.version > version || there.name === name)
      return isThere && there.version >= version ? [] : [id]
    })
  }
}

/** What a stopped server's database has lost, holds though nobody asked for it, or holds wrongly. */
export const examine = async (DATA_DIR: string, acknowledged: Acknowledged) => {
  const engine = await lookInto(databaseFolder(DATA_DIR))
  try {
    const { rows } = await engine.query<Pick<Asset, 'id' | 'name' | 'version'>>(
      'select id, name, version::int as version from asset',
    )
    const lost = acknowledged.lostIn(new Map(rows.map((row) => [row.id, row])))
    return { lost, more: rows.length - acknowledged.assets, unsound: await unsoundIn(engine) }
  } finally {
    await engine.close()
  }
}
