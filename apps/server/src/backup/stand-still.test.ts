import { existsSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { emptyFolder } from '../testing/folders.ts'
import { offerStandstill, whileStandingStill } from './stand-still.ts'

/** A database of which it is only known whether somebody has it alone. */
const offered = async (longest?: number) => {
  const dataDir = emptyFolder()
  const state = { isAlone: false, reported: [] as unknown[] }
  const alone = async <Result>(work: Parameters<OpenDatabase['alone']>[0]): Promise<Result> => {
    state.isAlone = true
    // the work asks nothing of its connection
    const result = await (work as unknown as () => Promise<Result>)()
    state.isAlone = false
    return result
  }
  const stop = await offerStandstill(dataDir, { alone }, (error) => void state.reported.push(error), longest)
  onTestFinished(stop)
  return { dataDir, state, stop }
}

test('a server stands still while another process of its owner copies, and for nobody else', async () => {
  const { dataDir, state } = await offered()
  expect(statSync(join(dataDir, 'server.sock')).mode & 0o777).toBe(0o600)
  let wasAlone = false
  const copying = () => {
    wasAlone = state.isAlone
    return Promise.resolve()
  }
  expect(await whileStandingStill(dataDir, copying)).toBe('done')
  expect(wasAlone).toBe(true)
  await expect.poll(() => state.isAlone).toBe(false)
  expect(await whileStandingStill(emptyFolder(), copying)).toBeUndefined()
})

test('it goes on when the other is gone, or takes too long; that copy counts for nothing', async () => {
  const { dataDir, state } = await offered(100)
  const untilItGoesOn = () => expect.poll(() => state.isAlone).toBe(false)
  await expect(whileStandingStill(dataDir, untilItGoesOn)).rejects.toThrow('took too long')
  expect(state.reported).toEqual([])
  const patient = await offered()
  const gone = connect(join(patient.dataDir, 'server.sock'))
  await once(gone, 'data')
  expect(patient.state.isAlone).toBe(true)
  gone.destroy()
  await expect.poll(() => patient.state.isAlone).toBe(false)
  expect(patient.state.reported).toEqual([])
})

test('a server that stops frees itself, and its place in the folder', async () => {
  const { dataDir, state, stop } = await offered()
  const copied = Promise.withResolvers<void>()
  const refused = whileStandingStill(dataDir, () => copied.promise).then(String, String)
  await expect.poll(() => state.isAlone).toBe(true)
  stop()
  await expect.poll(() => state.isAlone).toBe(false)
  copied.resolve()
  expect(await refused).toContain('Try again')
  expect(existsSync(join(dataDir, 'server.sock'))).toBe(false)
})
