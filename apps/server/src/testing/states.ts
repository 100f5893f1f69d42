import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { nameOf } from '../backup/contents.ts'
import { unpacked } from '../backup/tar.ts'
import { openEmbedded } from '../database/embedded.ts'
import { readEnv } from '../env.ts'
import { startServer } from '../start.ts'
import { definitionsOf } from './definitions.ts'
import { emptyFolder, startedFolder } from './folders.ts'
import { CREDENTIALS, openInventory, signIn } from './inventory.ts'

const STATES = join(import.meta.dirname, '../database/states')

const answer = v.record(v.string(), v.unknown())

/** What the server of a state answered before it was stopped. */
const Answers = v.object({
  /** By person and path. */
  people: v.record(v.string(), v.record(v.string(), answer)),
  /** The hash of each uploaded file by its id. */
  files: v.record(v.string(), v.string()),
})
type Answers = v.InferOutput<typeof Answers>

/** An answer of before as it is today: fields that sign-in changes or that are gone are left out, others have a new form. */
const asToday = (key: string, value: unknown) => {
  if (key === 'last_seen_at' || key === 'netbox') return undefined
  if (!v.is(v.looseObject({ mount: v.string() }), value)) return value
  const { mount, ...rest } = value
  const mounts: unknown = expect.arrayContaining([mount])
  return { ...rest, mounts }
}

/** Unpacks what is kept of a state into a folder that is gone after the test. */
export const unpackState = async (state: string) => {
  const folder = emptyFolder()
  const archive = async function* () {
    yield brotliDecompressSync(readFileSync(join(STATES, `${state}.tar.br`)))
  }
  for await (const { name, bytes } of unpacked(archive())) {
    if (name.endsWith('/')) mkdirSync(join(folder, name), { mode: 0o700 })
    else writeFileSync(join(folder, name), bytes, { mode: 0o600 })
  }
  const answers: unknown = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'), asToday)
  return { folder, answers: v.parse(Answers, answers) }
}

const readNewDefinitions = async () => {
  const database = await openEmbedded(startedFolder(), console.error)
  try {
    return await database.alone(definitionsOf)
  } finally {
    await database.close()
  }
}
let newDefinitions: ReturnType<typeof readNewDefinitions> | undefined

const readAs = async (url: string, email: string) => {
  const access = await signIn(url, { email, password: CREDENTIALS.password })
  const ask = async (path: string) => {
    const headers = { Authorization: `Bearer ${access}`, 'Accept-Language': 'en' }
    const answered = await fetch(`${url}/api${path}`, { headers })
    expect(answered.status, path).toBe(200)
    return answered
  }
  const get = async (path: string) => v.parse(answer, await (await ask(path)).json())
  const hash = async (id: string) =>
    nameOf(Buffer.from(await (await ask(`/files/${id}/content/`)).arrayBuffer()))
  return { access, get, hash }
}

const expectSameAnswers = async (url: string, { people, files }: Answers) => {
  for (const [email, answers] of Object.entries(people)) {
    const { get } = await readAs(url, email)
    for (const [path, then] of Object.entries(answers))
      expect(await get(path), `${email} asks ${path}`).toMatchObject(then)
  }
  const ada = await readAs(url, CREDENTIALS.email)
  for (const [id, hash] of Object.entries(files)) expect(await ada.hash(id)).toBe(hash)
}

const expectWrites = async (url: string) => {
  const ada = await readAs(url, CREDENTIALS.email)
  const inventory = openInventory(url, ada.access)
  const leaf = (await inventory.all()).find(({ name }) => name === 'leaf-01')
  if (!leaf) throw new Error('There is no leaf-01')
  await inventory.rename(leaf, 'leaf-02')
  expect(await ada.get(`/assets/${leaf.id}/history/?limit=1`)).toMatchObject({
    results: [{ field: 'name', from: 'leaf-01', to: 'leaf-02', batch: { actor: { name: 'Ada Byron' } } }],
  })
  // the first of its type was made in the old state
  expect(await inventory.create('Another spare disk')).toMatchObject({ code: 'OTH-000002' })
  expect(await ada.get('/audit/verify/')).toMatchObject({ broken_at: null })
}

/** Starts the server of today on a data folder of before: all is there as it was, and can be changed. */
export const expectState = async (DATA_DIR: string, answers: Answers) => {
  let definitions: unknown
  const server = await startServer(
    readEnv({ PORT: '0', DATA_DIR, RATE_LIMITS: '1000', LOG_REQUESTS: 'none' }),
    { fill: async ({ alone }) => void (definitions = await alone(definitionsOf)) },
  )
  onTestFinished(server.stop)
  newDefinitions ??= readNewDefinitions()
  expect(definitions).toEqual(await newDefinitions)
  await expectSameAnswers(server.url, answers)
  await expectWrites(server.url)
}
