import { join } from 'node:path'
import { test } from 'vitest'
import { expectState, unpackState } from '../testing/states.ts'

test('opens the oldest data folder, of migration 0016: it becomes that of a new installation and keeps what it holds', async () => {
  const { folder, answers } = await unpackState('0016')
  await expectState(join(folder, 'data'), answers)
})
