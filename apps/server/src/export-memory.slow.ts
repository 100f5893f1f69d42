import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { EXPORT_FORMATS, type ExportFormat } from '@plenum/domain/asset-export'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { openSecrets } from './secrets.ts'
import { startedFolder } from './testing/folders.ts'
import { loadAssets } from './testing/large-inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

const ASSETS = timesOf('export-memory')
/** Megabytes that the server may grow by. */
const MOST_GROWTH = 100
const record = beginTrial('export-memory')
const COLUMNS = ['name', 'code', 'asset_type', 'status', 'location', 'model', 'serial_number', 'last_update']
const LOOK_MS = 10
/** Exports of a portion until the engine's code for them is compiled and its heap has its size: both take memory once. */
const WARMING = 40
const SOME = 1000
const Page = v.object({ results: v.array(v.object({ id: v.string() })), next: v.string() })

/** Megabytes that a process holds now. */
const heldBy = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Waits until a process takes no more memory for a while, nor gives any back. */
async function settled(pid: number) {
  let [held, still] = [heldBy(pid), 0]
  while (still < 10) {
    await setTimeout(100)
    const now = heldBy(pid)
    still = Math.abs(now - held) < 2 ? still + 1 : 0
    held = now
  }
}

test(
  `${ASSETS} assets stream in either format while the server grows by less than ${MOST_GROWTH} MB`,
  { timeout: 120_000 + ASSETS },
  async () => {
    const DATA_DIR = startedFolder()
    const database = await openDatabase(readEnv({ DATA_DIR }), console.error)
    const access = await loadAssets(database, openSecrets(DATA_DIR, true), ASSETS)
    await database.close()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' }
    const taken = (format: ExportFormat, ids: readonly string[] | null = null) =>
      new Promise<{ status: number | undefined; first: number; all: number; bytes: number; growth: number }>(
        (resolve, reject) => {
          const before = { at: performance.now(), held: heldBy(server.pid) }
          const since = () => Math.round(performance.now() - before.at)
          let [most, bytes, first] = [before.held, 0, 0]
          const looking = setInterval(() => {
            most = Math.max(most, heldBy(server.pid))
          }, LOOK_MS)
          const receive = (answer: IncomingMessage) => {
            answer.on('data', (part: Buffer) => {
              first ||= since()
              bytes += part.length
            })
            answer.on('end', () => {
              clearInterval(looking)
              resolve({
                status: answer.statusCode,
                first,
                all: since(),
                bytes,
                growth: Math.round(most - before.held),
              })
            })
          }
          request(`${url}/api/exports/assets/`, { method: 'POST', headers }, receive)
            .on('error', reject)
            .end(JSON.stringify({ format, columns: COLUMNS, ids }))
        },
      )
    const some: string[] = []
    let after = ''
    while (some.length < SOME) {
      const answer = await fetch(`${url}/api/assets/?limit=100${after}`, { headers })
      const { results, next } = v.parse(Page, await answer.json())
      some.push(...results.map(({ id }) => id))
      after = `&cursor=${encodeURIComponent(next)}`
    }
    for (let count = 0; count < WARMING; count += 1) await taken(count % 2 === 0 ? 'csv' : 'xlsx', some)
    const files = []
    for (const format of EXPORT_FORMATS) {
      await settled(server.pid)
      files.push({ format, ...(await taken(format)) })
    }
    const worst = files.flatMap(({ format, first, all, bytes, growth }) => [
      { what: `${format}: memory growth of the server`, value: growth, unit: 'MB' as const },
      { what: `${format}: first byte`, value: first, unit: 'ms' as const },
      { what: `${format}: whole file`, value: all, unit: 'ms' as const },
      { what: `${format}: its size`, value: bytes / 1e6, unit: 'MB' as const },
    ])
    for (const { what, value, unit } of worst) console.info(`${ASSETS} assets, ${what}: ${value} ${unit}`)
    const refused = files.filter(({ status }) => status !== 200).length
    record({
      done: { 'assets in a file': ASSETS, files: files.length },
      failed: { 'files refused': refused },
      worst,
    })
    expect(refused).toBe(0)
    for (const { bytes, growth } of files) {
      expect(bytes).toBeGreaterThan(ASSETS)
      expect(growth).toBeLessThan(MOST_GROWTH)
    }
  },
)
