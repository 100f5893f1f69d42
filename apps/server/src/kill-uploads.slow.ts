import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { StoredFile } from '@plenum/domain/file'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { startedFolder } from './testing/folders.ts'
import { CREDENTIALS, foundCompany, signIn } from './testing/inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

const UPLOADS = timesOf('killed-uploads-to-the-server')
const WRITERS = 20
const record = beginTrial('killed-uploads-to-the-server')
const LIMIT_MS = 120_000 + UPLOADS * 1_000

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const FileRow = v.object({ id: v.string(), sha256: v.string(), thumbnail_sha256: v.nullable(v.string()) })

const table = () => new File([`name,serial\nR01,${randomBytes(2000).toString('hex')}\n`], 'racks.csv')
const picture = async () => {
  const raw = { width: 60, height: 40, channels: 3 } as const
  const png = await sharp(randomBytes(60 * 40 * 3), { raw })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'rack.png')
}

/** Uploads tables and pictures until the server is gone; tells of each before and after. */
const upload = async (
  url: string,
  access: string,
  told: { begun: () => void; kept: (id: string, sha256: string | null) => void },
) => {
  try {
    for (let count = 0; ; count += 1) {
      const file = count % 2 === 0 ? table() : await picture()
      const body = new FormData()
      body.set('file', file)
      const headers = { Authorization: `Bearer ${access}` }
      told.begun()
      const answer = await fetch(`${url}/api/files/?purpose=feedback`, { method: 'POST', headers, body })
      expect(answer.status).toBe(201)
      const { id } = v.parse(StoredFile, await answer.json())
      told.kept(id, count % 2 === 0 ? hash(new Uint8Array(await file.arrayBuffer())) : null)
    }
  } catch (error) {
    // The cut connection is what this test is about; a refusal by the living server is not.
    if (!(error instanceof TypeError)) throw error
  }
}

/** What every row of the stopped server's database names. */
const rowsOf = async (DATA_DIR: string) => {
  const database = await openDatabase(readEnv({ DATA_DIR }), (error) => expect.unreachable(String(error)))
  try {
    const { rows } = await database.pool.query('select id, sha256, thumbnail_sha256 from file')
    return v.parse(v.array(FileRow), rows)
  } finally {
    await database.close()
  }
}

test(
  `${UPLOADS} uploads cut short by kills leave no file half and no row that points to nothing`,
  async () => {
    const DATA_DIR = startedFolder()
    const settings = { DATA_DIR, RATE_LIMITS: '1000' }
    const kept = new Map<string, { email: string; sha256: string | null }>()
    let [kills, cut] = [0, 0]
    while (cut < UPLOADS) {
      const server = new ServerProcess(settings)
      const url = await server.url()
      // one person may not leave so many files lying about
      const email = `ada${kills}@example.com`
      const access = await foundCompany(url, fetch, email)
      const first = Promise.withResolvers<void>()
      let under = 0
      const told = {
        begun: () => {
          under += 1
        },
        kept: (id: string, sha256: string | null) => {
          under -= 1
          kept.set(id, { email, sha256 })
          first.resolve()
        },
      }
      const writers = Promise.all(Array.from({ length: WRITERS }, () => upload(url, access, told)))
      await Promise.race([first.promise, writers])
      await setTimeout(Math.random() * 250)
      await server.end('SIGKILL')
      await writers
      kills += 1
      cut += under
    }

    const server = new ServerProcess(settings)
    const url = await server.url()
    const again = { email: '', access: '' }
    for (const [id, { email, sha256 }] of kept) {
      // what somebody was given before may have run out by now
      if (again.email !== email) again.access = await signIn(url, { ...CREDENTIALS, email })
      again.email = email
      const headers = { Authorization: `Bearer ${again.access}` }
      const answer = await fetch(`${url}/api/files/${id}/content/`, { headers })
      expect(answer.status).toBe(200)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      // a picture is made anew: all that is known of it is that it can be read to its end
      if (sha256 === null) await sharp(bytes, { failOn: 'warning' }).stats()
      expect(hash(bytes)).toBe(sha256 ?? hash(bytes))
    }
    await server.end('SIGHUP')

    const content = join(DATA_DIR, 'files/content')
    const half: string[] = []
    const there = new Set<string>()
    for (const folder of readdirSync(content)) {
      for (const rest of readdirSync(join(content, folder))) {
        there.add(folder + rest)
        if (hash(readFileSync(join(content, folder, rest))) !== folder + rest) half.push(folder + rest)
      }
    }
    const rows = await rowsOf(DATA_DIR)
    const named = rows.flatMap(({ sha256, thumbnail_sha256 }) => [sha256, thumbnail_sha256 ?? sha256])
    console.log(`${kills} kills, ${cut} uploads cut short, ${kept.size} acknowledged, ${rows.length} rows`)
    const missing = named.filter((name) => !there.has(name))
    const lost = [...kept.keys()].filter((id) => rows.every((row) => row.id !== id))
    record({
      done: { 'uploads cut short': cut, kills, 'acknowledged uploads': kept.size },
      failed: {
        'uploads lost': lost.length,
        'half files': half.length,
        'rows without their file': missing.length,
      },
    })
    expect(half).toEqual([])
    expect(missing).toEqual([])
    expect(lost).toEqual([])
    expect(kept.size).toBeGreaterThanOrEqual(kills)
  },
  LIMIT_MS,
)
