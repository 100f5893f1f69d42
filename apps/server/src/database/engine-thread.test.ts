import { expect, onTestFinished, test, vi } from 'vitest'
import { startedFolder } from '../testing/folders.ts'
import { databaseFolder } from './embedded.ts'
import { EngineThread } from './engine-thread.ts'

test('a thread opens under Node’s watching too, and beats while no question is late that nobody has cut', async () => {
  // Node speaks on the thread's channel then
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const thread = await EngineThread.open(databaseFolder(startedFolder('empty')))
  onTestFinished(() => thread.close())
  expect(await thread.ask('reset', 60_000)).toBe('done')
  expect(thread.isBeating).toBe(true)
  // A watchdog that never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const late = thread.ask('reset', -2_000)
  expect(thread.isBeating).toBe(false)
  vi.useRealTimers()
  await late
  expect(thread.isBeating).toBe(true)
})
