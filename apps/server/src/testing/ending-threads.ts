import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { Asset } from '@plenum/domain/asset'
import * as v from 'valibot'
import { readEnv } from '../env.ts'
import { startServer } from '../start.ts'
import { Acknowledged, examine } from './acknowledged.ts'
import { staySignedIn } from './inventory.ts'
import type { Random } from './random.ts'

const WRITERS = 4

/** A person's asking: answers the asset, or undefined where the server says that it cannot now. */
const asking = (url: string, access: () => string) => async (path: string, request: RequestInit) => {
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${access()}`)
  headers.set('content-type', 'application/json')
  const answer = await fetch(`${url}${path}`, { ...request, headers })
  const body: unknown = await answer.json()
  if (answer.ok) return v.parse(Asset, body)
  const isHonest = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0
  if (!isHonest) throw new Error(`${request.method} ${path}: ${answer.status} ${JSON.stringify(body)}`)
  return undefined
}

interface Ending {
  DATA_DIR: string
  random: Random
  rounds: number
  /** How many acknowledged writes the end of a thread waits for, on average. */
  between: number
  onEnded?: (ends: number, acknowledged: Acknowledged) => void
}

/** Ends the database's thread again and again in the middle of writing, while the server goes on. */
export const endThreadsAgainAndAgain = async ({ DATA_DIR, random, rounds, between, onEnded }: Ending) => {
  let thread: Worker | undefined
  const onWorker = (worker: Worker) => {
    thread = worker
  }
  process.on('worker', onWorker)
  const acknowledged = new Acknowledged()
  const server = await startServer(
    readEnv({ PORT: '0', DATA_DIR, RATE_LIMITS: '1000', LOG_REQUESTS: 'none' }),
  )
  const delay = monitorEventLoopDelay({ resolution: 10 })
  let refused = 0
  try {
    const accessTo = staySignedIn()
    let access = await accessTo(server.url)
    const ask = asking(server.url, () => access)
    const writing = { goesOn: true }
    let onWritten: (() => void) | undefined
    const send = async (path: string, request: RequestInit) => {
      const asset = await ask(path, request)
      if (asset === undefined) refused += 1
      else acknowledged.note(asset)
      onWritten?.()
      return asset
    }
    const write = async () => {
      for (let count = 0; writing.goesOn; count += 1) {
        const body = JSON.stringify({ name: `Leaf switch ${count}` })
        const made = await send('/api/assets/', { method: 'POST', body })
        if (made === undefined) continue
        const headers = { 'If-Match': `"${made.id}.${made.version}"` }
        const renamed = JSON.stringify({ name: `Spine switch ${count}` })
        await send(`/api/assets/${made.id}/`, { method: 'PATCH', headers, body: renamed })
      }
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, write))
    delay.enable()
    for (let ends = 1; ends <= rounds; ends += 1) {
      access = await accessTo(server.url)
      const until = acknowledged.writes + 1 + random.below(2 * between)
      const enough = new Promise<void>((resolve) => {
        onWritten = () => {
          if (acknowledged.writes >= until) resolve()
        }
      })
      await Promise.race([enough, writers])
      await setTimeout(random.below(10))
      const ending = thread
      if (ending !== undefined) await Promise.all([once(ending, 'exit'), ending.terminate()])
      onEnded?.(ends, acknowledged)
    }
    delay.disable()
    writing.goesOn = false
    await writers
  } finally {
    await server.stop()
    process.off('worker', onWorker)
  }
  const found = await examine(DATA_DIR, acknowledged)
  return { acknowledged, refused, longestLag: delay.max / 1e6, ...found }
}
