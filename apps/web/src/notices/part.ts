import { lazy, type ComponentType } from 'react'
import { fetchUnseen, silenceBuild } from './stale-build.ts'

const AGAIN_MS = 3000

/** What `load` brings. While it cannot be fetched (no server, or a newer build has replaced it) it is asked for again. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((again) => setTimeout(again, AGAIN_MS))
    const late = await fetched(load)
    silenceBuild()
    return late
  }
}

/** Fetches beforehand what may be wanted; what cannot be fetched is asked for again by whoever wants it. */
export const prepare = (load: () => Promise<unknown>): void => void fetchUnseen(load)

/**
 * A component whose code is fetched when it is first drawn. While it cannot be, its place waits: the page around it
 * stays, with what was typed there.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as in React's own `lazy`
export const part = <Part extends ComponentType<any>>(load: () => Promise<Part>) =>
  lazy(async () => ({ default: await fetched(load) }))
