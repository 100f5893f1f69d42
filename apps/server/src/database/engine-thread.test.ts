import { expect, onTestFinished, test, vi } from 'vitest'
import { startedFolder } from '../testing/folders.ts'
import { databaseFolder } from './embedded.ts'
import { EngineThread } from './engine-thread.ts'

test('a thread beats while it answers in time, and not while a question is late and nobody has cut it', async () => {
  const folder = startedFolder('empty')
  const thread = await EngineThread.open(databaseFolder(folder))
  onTestFinished(() => thread.close())
  await thread.ask('reset', 1_000)
  expect(thread.isBeating).toBe(true)
  // A watchdog that never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const late = thread.ask('reset', -2_000)
  expect(thread.isBeating).toBe(false)
  vi.useRealTimers()
  await late
  expect(thread.isBeating).toBe(true)
})
