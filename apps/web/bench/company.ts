import { memoryTokens } from '@plenum/api-client/tokens'
import { blankAsset } from '@plenum/domain/asset'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { clientOf } from '../e2e/client.ts'
import { Server } from '../e2e/server.ts'
import { buildFloor, FLOOR } from './build-floor.ts'
import { floorCalls } from './floor/rows.ts'
import { serveFloor, serveProduct } from './front.ts'

/** Where the assets are listed. */
export const INVENTORY = '/app/settings/assets-inventory'
/** Whoever founds the company that is measured. */
export const PERSON = {
  name: 'Ana',
  surname: 'Ruiz',
  company: 'Atlas',
  email: 'ana@atlas.example',
  password: 'Cold-aisle-1',
}

const usual = { mailUrl: 'smtp://localhost:9', proxies: 0 }

/** The product's server behind a front, for a person who is signed in anew with each page. */
async function pagesOf(server: Server, { email, password }: Pick<typeof PERSON, 'email' | 'password'>) {
  const front = await serveProduct(server.url)
  /** A page of somebody who has signed in anew: it can be loaded once. */
  const signedIn = async (path: string) => {
    const tokens = memoryTokens()
    await clientOf(server.url, tokens).auth.login({ email, password })
    return { url: `${front.url}${path}`, cookie: tokens.refresh() ?? '' }
  }
  return {
    front,
    list: async () => ({ ...(await signedIn(INVENTORY)), waitsFor: 'row' }) as const,
    page: async (path: string) => ({ ...(await signedIn(path)), waitsFor: 'control' }) as const,
  }
}

/** The product on data of its own, with so many assets, behind a front. */
export async function startProduct({ assets }: { assets: number }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-bench-'))
  const server = new Server(dataDir, usual)
  await server.start()
  const client = clientOf(server.url)
  await client.auth.register({ ...PERSON, password_confirmation: PERSON.password })
  for (let n = 1; n <= assets; n += 1)
    await client.assets.create({ ...blankAsset, name: `Server ${n}`, place: null })
  const { front, ...pages } = await pagesOf(server, PERSON)
  return {
    ...pages,
    server: server.url,
    landing: () => ({ url: `${front.url}/`, waitsFor: 'control' }) as const,
    login: () => ({ url: `${front.url}/auth/login`, waitsFor: 'control' }) as const,
    stop: async () => {
      await Promise.all([front.close(), server.kill()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const SERVER = fileURLToPath(new URL('../../server', import.meta.url))
const Filled = v.object({ folder: v.string(), email: v.string(), password: v.string() })

/** The product on an inventory of so many assets, which is filled in under `folder` unless it was before. */
export async function startFilled(count: number, folder: string) {
  const fill = promisify(execFile)(process.execPath, ['bench/filled.ts', String(count), folder], {
    cwd: SERVER,
  })
  const person = v.parse(Filled, JSON.parse((await fill).stdout))
  const server = new Server(person.folder, usual)
  await server.start()
  const { front, list } = await pagesOf(server, person)
  return { list, stop: async () => void (await Promise.all([front.close(), server.kill()])) }
}

/** The bare libraries with fifty rows, from such a front. */
export async function startFloor() {
  await buildFloor()
  const { url, close } = await serveFloor(FLOOR, floorCalls())
  return {
    login: () => ({ url: `${url}/login`, waitsFor: 'control' }) as const,
    list: () => ({ url: `${url}/assets`, waitsFor: 'row' }) as const,
    /** The same rows by React and nothing else. */
    alone: () => ({ url: `${url}/alone.html`, waitsFor: 'row' }) as const,
    stop: close,
  }
}
