import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import type { Asset } from '@plenum/domain/asset'
import { databaseFolder } from '../../database/embedded.ts'
import { Acknowledged, examine } from '../acknowledged.ts'
import { foundCompany, openInventory } from '../inventory.ts'
import type { Random } from '../random.ts'
import { ServerChild } from '../server-child.ts'
import { eventsOf, logTo } from './log.ts'
import { type Cut, CUTS, Disk } from './power-cut.ts'

const WATCH = fileURLToPath(new URL('watch.ts', import.meta.url))
const WRITERS = 4

interface Recording {
  /** A data directory as the first start leaves it. */
  start: string
  /** An empty folder to work in. */
  work: string
  /** How many servers run one after the other, and how many writes each acknowledges. */
  lives: number
  writes: number
}

/** A server in the directory, ended in good order where the work succeeds and did not end it otherwise. */
const during = async <Result>(server: ServerChild, work: (url: string) => Promise<Result>) => {
  try {
    const result = await work(await server.url())
    await server.end('SIGHUP')
    return result
  } finally {
    await server.end('SIGKILL')
  }
}

/** Lets servers write while what reaches the disk, and what is told of it, is written down in its order. */
export const recordDisk = async ({ start, work, lives, writes }: Recording) => {
  const [DATA_DIR, file] = [join(work, 'data'), join(work, 'log')]
  const variables = { LOG_REQUESTS: 'none' }
  // a company is founded, and what was written so far is on the disk
  const access = await during(new ServerChild({ DATA_DIR: start, ...variables }), (url) => foundCompany(url))
  cpSync(start, DATA_DIR, { recursive: true })
  const log = logTo(file)
  const watched = { DISK_WATCHED: databaseFolder(DATA_DIR), DISK_LOG: file, DATA_DIR, ...variables }
  for (let life = 0; life < lives; life += 1) {
    const server = new ServerChild(watched, { flags: ['--import', WATCH] })
    await during(server, async (url) => {
      const inventory = openInventory(url, access)
      const progress = { told: 0 }
      const tell = ({ id, name, version }: Asset) => {
        log({ is: 'told', id, name, version })
        progress.told += 1
      }
      const write = async () => {
        for (let count = 0; progress.told < writes; count += 1) {
          const made = await inventory.create(`Leaf switch ${count}`)
          tell(made)
          tell(await inventory.rename(made, `Spine switch ${count}`))
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, write))
      // every other one is killed, and the next has to catch up
      if (life % 2 === 1) await server.end('SIGKILL')
    })
  }
  return { origin: databaseFolder(start), file }
}

interface Cutting {
  origin: string
  file: string
  /** An empty folder to work in. */
  work: string
  cuts: number
  random: Random
  /** Whether the disk keeps what it was told to sync; one that does not is cut off at the end, with nothing kept. */
  isHonest?: boolean
  onCut?: (done: number) => void
}

/** What was found after one power cut. */
export interface Found {
  cut: Cut
  /** How many events lay before it. */
  at: number
  writes: number
  lost: string[]
  unsound: string[]
  /** Why the database does not open. */
  refused: string | undefined
}

/** Cuts the power at random moments of what was recorded, and looks at what is left each time. */
export const cutPower = async ({ origin, file, work, cuts, random, isHonest = true, onCut }: Cutting) => {
  let events = 0
  for (const _ of eventsOf(file)) events += 1
  const moment = () => (isHonest ? 1 + random.below(events) : events)
  const moments = Array.from({ length: cuts }, moment).toSorted((a, b) => a - b)
  const disk = new Disk(origin)
  const acknowledged = new Acknowledged()
  const found: Found[] = []
  let at = 0
  for (const { event, bytes } of eventsOf(file)) {
    if (event.is === 'told') acknowledged.note(event)
    else if (isHonest || event.is !== 'sync') disk.take(event, bytes)
    at += 1
    while (moments[0] === at) {
      moments.shift()
      const cut = isHonest ? random.pick(CUTS) : 'all gone'
      disk.write(databaseFolder(work), cut, random)
      const looked = await examine(work, acknowledged).then(
        ({ lost, unsound }) => ({ lost, unsound, refused: undefined }),
        (error: unknown) => ({ lost: [], unsound: [], refused: String(error) }),
      )
      found.push({ cut, at, writes: acknowledged.writes, ...looked })
      onCut?.(found.length)
      // whoever waits gets his turn
      await setTimeout(0)
    }
  }
  return { found, events, megabytes: statSync(file).size / 1024 ** 2 }
}
