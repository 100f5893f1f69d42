import { Agent, get } from 'node:http'
import { startPostgres } from '@plenum/postgres'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { openSecrets } from './secrets.ts'
import { startedFolder } from './testing/folders.ts'
import { loadAssets } from './testing/large-inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

const ASSETS = 100_000
const MOST = 3
const ROUNDS = 60
const WARM_UP = 20
const TERMS = ['spi', 'fir', 'a3f', '7bc', 'lea', 'e01']

const postgres = await startPostgres()
if (!postgres) console.warn('No PostgreSQL at hand: the comparison with it is skipped.')
afterAll(() => postgres?.stop())

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Loads the assets and starts a server over them; answers how long one request takes on its one connection. */
const serveAssets = async (variables: Record<string, string>) => {
  const DATA_DIR = startedFolder()
  const database = await openDatabase(readEnv({ ...variables, DATA_DIR }), console.error)
  const access = await loadAssets(database, openSecrets(DATA_DIR, true), ASSETS)
  await database.close()
  const url = await new ServerProcess({ ...variables, DATA_DIR }).url()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Authorization: `Bearer ${access}` }
  return (path: string) =>
    new Promise<number>((resolve, reject) => {
      const before = performance.now()
      get(`${url}${path}`, { agent, headers }, (response) => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - before)
          else reject(new Error(`${path}: ${response.statusCode}`))
        })
      }).on('error', reject)
    })
}

test.skipIf(!postgres)(
  `with ${ASSETS} assets the list and a search over HTTP take at most ${MOST} times what they take on PostgreSQL`,
  { timeout: 300_000 },
  async () => {
    const onEmbedded = await serveAssets({})
    const onPostgres = await serveAssets({ DATABASE_URL: postgres?.url ?? '' })
    const requests = {
      'first page': () => '/api/assets/',
      'three-letter search': (round: number) => `/api/assets/?search=${TERMS[round % TERMS.length]}`,
    }
    for (const [name, path] of Object.entries(requests)) {
      const times: Record<'embedded' | 'postgres', number[]> = { embedded: [], postgres: [] }
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const [embedded, server] = [await onEmbedded(path(round)), await onPostgres(path(round))]
        if (round < WARM_UP) continue
        times.embedded.push(embedded)
        times.postgres.push(server)
      }
      const [embedded, server] = [median(times.embedded), median(times.postgres)]
      const ratio = embedded / server
      console.log(
        `${name}: embedded ${embedded.toFixed(2)} ms, PostgreSQL ${server.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
      )
      expect(ratio).toBeLessThanOrEqual(MOST)
    }
  },
)
