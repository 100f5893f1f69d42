import { setTimeout } from 'node:timers/promises'
import type { Asset } from '@plenum/domain/asset'
import { Acknowledged, examine } from './acknowledged.ts'
import { openInventory, staySignedIn } from './inventory.ts'
import type { Random } from './random.ts'
import type { ServerChild } from './server-child.ts'

const WRITERS = 4

type Inventory = ReturnType<typeof openInventory>

/** Creates and renames until the server is gone; a server that says that it is busy is asked again. */
const write = async (inventory: Inventory, acknowledge: (asset: Asset) => void, onBusy: () => void) => {
  for (let count = 0; ; count += 1) {
    try {
      const created = await inventory.create(`Leaf switch ${count}`)
      acknowledge(created)
      acknowledge(await inventory.rename(created, `Spine switch ${count}`))
    } catch (error) {
      // The cut connection is what this is about.
      if (error instanceof TypeError) return
      if (!(error instanceof Error) || !error.message.startsWith('503')) throw error
      onBusy()
      await setTimeout(100)
    }
  }
}

interface Killing {
  DATA_DIR: string
  start: () => ServerChild
  random: Random
  rounds: number
  /** How many acknowledged writes a kill waits for, on average. */
  between: number
  onKilled?: (kills: number, acknowledged: Acknowledged) => void
}

/** Kills a server again and again in the middle of writing, and tells what its database holds in the end. */
export const killAgainAndAgain = async ({ DATA_DIR, start, random, rounds, between, onKilled }: Killing) => {
  const acknowledged = new Acknowledged()
  const ready: number[] = []
  let refused = 0
  const onBusy = () => {
    refused += 1
  }
  const accessTo = staySignedIn()
  for (let kills = 1; kills <= rounds; kills += 1) {
    const began = performance.now()
    const server = start()
    const url = await server.url()
    ready.push(performance.now() - began)
    const inventory = openInventory(url, await accessTo(url))
    const enough = Promise.withResolvers<void>()
    let left = 1 + random.below(2 * between)
    const acknowledge = (asset: Asset) => {
      acknowledged.note(asset)
      left -= 1
      if (left === 0) enough.resolve()
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, () => write(inventory, acknowledge, onBusy)))
    await Promise.race([enough.promise, writers])
    // At any moment of the next writes, not just behind an answer.
    await setTimeout(random.below(20))
    await server.end('SIGKILL')
    await writers
    onKilled?.(kills, acknowledged)
  }
  return { acknowledged, ready, refused, ...(await examine(DATA_DIR, acknowledged)) }
}
