import { join } from 'node:path'
import { test } from 'vitest'
import { expectState, unpackState } from '../testing/states.ts'

test.each(['0030', '0056'])(
  'opens a data folder of migration %s: it becomes that of a new installation and keeps what it holds',
  async (state) => {
    const { folder, answers } = await unpackState(state)
    await expectState(join(folder, 'data'), answers)
  },
)
