import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, inject, test } from 'vitest'
import { digest } from './digest.ts'
import { estate } from './estate.ts'
import { offerColumns, sendVectors, VECTORS } from './misuse.ts'
import { faults } from './world.ts'

const record = beginTrial('misuse')

// The body is checked before the database is asked, so one engine is enough.
test.runIf(inject('engine').kind === 'pglite')(
  'no column can be written that a body does not name, at any depth',
  { timeout: 600_000 },
  async () => {
    const of = await estate('x')
    const before = await digest()
    const { tries, taken, notOffered } = await offerColumns(of, timesOf('misuse'))
    console.log(`${tries} foreign columns offered`)
    record({ done: { 'columns offered': tries }, failed: { 'columns written': taken.length } })
    expect(taken).toEqual([])
    expect(notOffered).toEqual([])
    expect(await digest()).toEqual(before)
  },
)

test('no text in any parameter of an address is taken for a command', { timeout: 300_000 }, async () => {
  const of = await estate('x')
  console.log(`${await sendVectors(of, VECTORS.length)} texts tried`)
  expect(faults()).toEqual([])
})
