/* How fast the inventory's list is, by the number of assets; run with `pnpm --filter @plenum/server bench:list`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { schema } from '@plenum/api-server/db/schema'
import { listAssets } from '@plenum/api-server/store/assets'
import { AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as v from 'valibot'
import { createApplication, migrateDatabase } from '../src/application.ts'
import { openEmbedded } from '../src/database/embedded.ts'
import type { OpenDatabase } from '../src/database/open-database.ts'
import { openSecrets } from '../src/secrets.ts'
import { CREDENTIALS, foundCompany, signIn } from '../src/testing/inventory.ts'
import { fill, sizesOf } from './fill.ts'
import { filters, GROWING, TERMS } from './filters.ts'
import { rawList } from './raw-list.ts'

const SIZES = (process.argv[2] ?? '1000,10000,100000,1000000').split(',').map(Number)
const ROUNDS = Number(process.argv[3] ?? 100)
const WARM_UP = 10
/** A raw query may be as slow as it is. */
const PATIENCE_MS = 60_000

const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
const ms = (time: number) => time.toFixed(2).padStart(8)

async function measure(count: number) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plenum-list-'))
  const secrets = openSecrets(DATA_DIR, false)
  const database = await openEmbedded(DATA_DIR, () => undefined, { statementMs: PATIENCE_MS })
  try {
    await migrateDatabase(database)
    const application = createApplication(database, {
      secrets,
      registration: 'open',
      files: memoryFiles(() => new Date()),
      mailer: { send: () => undefined },
      publicUrl: 'http://localhost',
      limits: { ...DEFAULT_LIMITS, times: 1_000_000 },
      lifetimes: LIFETIMES.usual,
    })
    await foundCompany('http://localhost', (url, request) => application.request(url, request))
    const sizes = sizesOf(count)
    const began = performance.now()
    await fill(database, sizes)
    console.log(
      `\n${count.toLocaleString('en')} assets, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
    // filling may take longer than a session lasts
    const access = await signIn('http://localhost', CREDENTIALS, (url, request) =>
      application.request(url, request),
    )
    const headers = { authorization: `Bearer ${access}` }
    const ask = async (query: string) => {
      const before = performance.now()
      const answer = await application.request(`/api/assets/?${query}`, { headers })
      const text = await answer.text()
      const took = performance.now() - before
      if (answer.status !== 200) throw new Error(`${query}: ${text}`)
      return { took, text }
    }
    const raw = await rawList(database)
    const { id: company_id } = await ownCompany(database)
    const orm = drizzle({ client: database.pool, schema })
    /** The list's own part of a request: what is left without session, checks and headers. */
    const list = async (query: string) => {
      const {
        ordering,
        limit,
        cursor: _cursor,
        ...filter
      } = v.parse(AssetQuery, Object.fromEntries(new URLSearchParams(query)))
      const after: [string, string] | null = query.startsWith('cursor=')
        ? [deep.last.last_update, deep.last.id]
        : null
      const today = new Date().toISOString().slice(0, 10)
      const before = performance.now()
      await listAssets(orm, { company_id, filter, today, ordering: ordering ?? '-last_update', limit, after })
      return performance.now() - before
    }
    const deep = await deepCursor(async (query) => v.parse(AssetPage, JSON.parse((await ask(query)).text)))
    const medians = new Map<string, number>()
    const wanted = process.argv[4]
    console.log(
      `${'median and p99 in ms'.padEnd(34)} request      p99     list      p99      raw      p99 list:raw   rows`,
    )
    for (const { name, query, where, after } of filters(sizes, deep)) {
      if (wanted === 'growth' && !GROWING.includes(name)) continue
      const [asked, listed, prepared]: [number[], number[], number[]] = [[], [], []]
      let rows = 0
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const { took, text } = await ask(query(round))
        const alone = await list(query(round))
        const plain = await raw({ name, where: where(round), after: after?.() })
        rows = Math.max(rows, plain.rows)
        if (round % 20 === 0) compare(name, text, plain.codes)
        if (round < WARM_UP) continue
        asked.push(took)
        listed.push(alone)
        prepared.push(plain.took)
      }
      const [median, base] = [at(listed, 0.5), at(prepared, 0.5)]
      medians.set(name, median)
      const times = [asked, listed, prepared].map((all) => `${ms(at(all, 0.5))} ${ms(at(all, 0.99))}`)
      console.log(
        `${name.padEnd(34)}${times.join(' ')} ${(median / base).toFixed(2).padStart(8)} ${String(rows).padStart(6)}`,
      )
    }
    return medians
  } finally {
    await database.close()
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}

/** The page of the application and that of the raw query must be the same. */
function compare(name: string, text: string, codes: readonly string[]) {
  const shown = v.parse(AssetPage, JSON.parse(text)).results.map(({ code }) => code)
  if (shown.join() !== codes.join()) throw new Error(`${name}: another page than the raw query's`)
}

const ownCompany = async ({ pool }: OpenDatabase) => {
  const { rows } = await pool.query<{ id: string }>('select id from company')
  const [company] = rows
  if (company === undefined) throw new Error('No company was founded')
  return company
}

const DEEP_PAGES = 20

/** The cursor of a page far from the beginning, and what it stands after. */
async function deepCursor(page: (query: string) => Promise<v.InferOutput<typeof AssetPage>>) {
  // the newest of half-way back: from there some pages on, as a person who scrolls
  let cursor: string | null = null
  let last = { last_update: '', id: '' }
  for (let n = 0; n < DEEP_PAGES; n += 1) {
    const found: Awaited<ReturnType<typeof page>> = await page(
      cursor === null ? 'limit=40' : `limit=40&cursor=${encodeURIComponent(cursor)}`,
    )
    if (found.next === null) break
    cursor = found.next
    last = found.results.at(-1) ?? last
  }
  return { cursor: cursor ?? '', last }
}

const curves = new Map<string, number[]>()
for (const size of SIZES) {
  const medians = await measure(size)
  for (const name of GROWING) curves.set(name, [...(curves.get(name) ?? []), medians.get(name) ?? 0])
}
console.log(
  `\ncurve: medians at ${SIZES.map((size) => size.toLocaleString('en')).join(' / ')} assets (terms: ${TERMS.join(', ')})`,
)
for (const [name, medians] of curves)
  console.log(
    `${name.padEnd(34)} ${medians.map((median) => median.toFixed(2)).join(' / ')} ms, ${((medians.at(-1) ?? 0) / (medians[0] || 1)).toFixed(2)} times`,
  )
