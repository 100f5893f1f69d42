import { env } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import type { Asset } from '@plenum/domain/asset'
import { expect, test } from 'vitest'
import { startedFolder } from './testing/folders.ts'
import { foundCompany, openInventory } from './testing/inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

const ROUNDS = Number(env.PLENUM_KILL_ROUNDS ?? 10)
const WRITERS = 4
const LIMIT_MS = 60_000 + ROUNDS * 10_000

type Inventory = ReturnType<typeof openInventory>

/** Creates and renames until the server is gone; tells each asset as the server acknowledged it. */
const write = async (inventory: Inventory, acknowledge: (asset: Asset) => void) => {
  try {
    for (let count = 0; ; count += 1) {
      const created = await inventory.create(`Leaf switch ${count}`)
      acknowledge(created)
      acknowledge(await inventory.rename(created, `Spine switch ${count}`))
    }
  } catch (error) {
    // The cut connection is what this test is about; a refusal by the living server is not.
    if (!(error instanceof TypeError)) throw error
  }
}

/** Writes from several sides at once and kills the server at a random moment soon after its first answer. */
const writeUntilKilled = async (server: ServerProcess, inventory: Inventory) => {
  const acknowledged: Asset[] = []
  const first = Promise.withResolvers<void>()
  const acknowledge = (asset: Asset) => {
    acknowledged.push(asset)
    first.resolve()
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(inventory, acknowledge)))
  await Promise.race([first.promise, writers])
  await setTimeout(Math.random() * 300)
  await server.end('SIGKILL')
  await writers
  return acknowledged
}

test(
  `${ROUNDS} kills in the middle of writing lose nothing acknowledged, and the server opens again each time`,
  async () => {
    const DATA_DIR = startedFolder()
    const acknowledged = new Map<string, Asset>()
    let access: string | undefined
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = new ServerProcess({ DATA_DIR })
      const url = await server.url()
      access ??= await foundCompany(url)
      const written = await writeUntilKilled(server, openInventory(url, access))
      for (const asset of written) acknowledged.set(asset.id, asset)
    }

    const server = new ServerProcess({ DATA_DIR })
    const inventory = openInventory(await server.url(), access ?? '')
    const found = new Map((await inventory.all()).map((asset) => [asset.id, asset]))
    const { total } = await inventory.facets()
    await server.end('SIGHUP')

    const lost = [...acknowledged.values()].filter(
      ({ id, version }) => (found.get(id)?.version ?? 0) < version,
    )
    console.log(`${ROUNDS} kills, ${acknowledged.size} assets acknowledged, ${lost.length} lost`)
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS)
    expect(lost).toEqual([])
    expect(found.size - acknowledged.size).toBeLessThanOrEqual(ROUNDS * WRITERS)
    expect(total).toBe(found.size)
  },
  LIMIT_MS,
)
