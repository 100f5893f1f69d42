import { join } from 'node:path'
import { test, vi } from 'vitest'
import { expectState, unpackState } from '../testing/states.ts'

// many migrations, each synced, on a machine that has other work
vi.setConfig({ testTimeout: 300_000 })

test.each(['0016', '0030', '0056'])(
  'opens a data folder of migration %s: it becomes that of a new installation and keeps what it holds',
  async (state) => {
    const { folder, answers } = await unpackState(state)
    await expectState(join(folder, 'data'), answers)
  },
)
