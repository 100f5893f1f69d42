import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES, type AssetStatus } from './asset.ts'
import {
  canBecome,
  isClosed,
  lifeAfter,
  MEANINGS,
  occupies,
  offered,
  TRANSITIONS,
  wantsReason,
} from './transition.ts'

/** The table as it is agreed on: a row a status, in the order of `ASSET_STATUSES` of its head. */
const AGREED = `
                 pla rec ins act sta mai fau rep oos dec
planning          -   X   X   .   .   .   .   .   .   .
received          X   -   X   .   .   .   X   .   .   X
installation      X   X   -   X   X   .   X   .   .   .
active            .   .   .   -   X   X   X   .   X   .
standby           .   .   .   X   -   X   X   .   X   .
maintenance       .   .   .   X   X   -   X   X   X   .
faulty            .   .   .   X   X   X   -   X   X   X
repair            .   X   X   X   X   .   .   -   X   X
out_of_service    .   X   X   X   X   X   .   X   -   X
decommissioning   .   .   .   .   .   .   .   .   X   -`

const SHORT: Record<string, AssetStatus> = {
  pla: 'planning',
  rec: 'received',
  ins: 'installation',
  act: 'active',
  sta: 'standby',
  mai: 'maintenance',
  fau: 'faulty',
  rep: 'repair',
  oos: 'out_of_service',
  dec: 'decommissioning',
}

const [head = '', ...body] = AGREED.trim().split('\n')
const heads = head.trim().split(/\s+/)
const pairs = body.flatMap((line) => {
  const [from = '', ...cells] = line.trim().split(/\s+/)
  return cells.flatMap((cell, at) =>
    cell === '-' ? [] : [{ from, to: SHORT[heads[at] ?? ''] ?? 'planning', allowed: cell === 'X' }],
  )
})
const isStatus = (text: string): text is AssetStatus => ASSET_STATUSES.some((status) => status === text)

describe('the table of statuses', () => {
  test('has 44 changes and refuses 46', () => {
    expect(pairs).toHaveLength(90)
    expect(pairs.filter(({ allowed }) => allowed)).toHaveLength(44)
    expect(Object.values(TRANSITIONS).flat()).toHaveLength(44)
  })

  test.each(pairs)('$from to $to: $allowed', ({ from, to, allowed }) => {
    expect(isStatus(from) && canBecome(from, to)).toBe(allowed)
  })

  test.each(ASSET_STATUSES)('%s does not become itself', (status) =>
    expect(canBecome(status, status)).toBe(false),
  )

  test('lets every thing reach its end and nothing leave planning for it', () => {
    const reached = new Set<AssetStatus>(['planning'])
    for (const from of reached) for (const to of TRANSITIONS[from]) reached.add(to)
    expect([...reached].toSorted()).toEqual(ASSET_STATUSES.toSorted())
    expect(canBecome('planning', 'decommissioning')).toBe(false)
  })
})

describe('what a status means', () => {
  test.each([
    ['planning', 'reserves'],
    ['received', 'no'],
    ['installation', 'yes'],
    ['active', 'yes'],
    ['standby', 'yes'],
    ['maintenance', 'yes'],
    ['faulty', 'yes'],
    ['repair', 'yes'],
    ['out_of_service', 'yes'],
    ['decommissioning', 'yes'],
  ] as const)('%s takes its units: %s', (status, expected) => {
    expect(MEANINGS[status].occupies).toBe(expected)
    expect(occupies(status)).toBe(expected === 'yes')
  })
})

const asset = (over: Partial<Parameters<typeof lifeAfter>[0]> = {}) => ({
  status: 'active' as AssetStatus,
  previous_status: null,
  received_at: null,
  installed_at: null,
  activated_at: null,
  powered_off_at: null,
  termination_date: null,
  ...over,
})
const AT = '2026-11-22T09:00:00.000Z'
const EARLIER = '2026-01-01T09:00:00.000Z'

describe('what is offered', () => {
  test.each(ASSET_STATUSES)('from %s: exactly what the table has', (status) =>
    expect(offered(asset({ status })).toSorted()).toEqual([...TRANSITIONS[status]].toSorted()),
  )

  test.each(['active', 'standby', 'faulty', 'out_of_service'] as const)(
    'after maintenance, where it came from first: %s',
    (previous_status) =>
      expect(offered(asset({ status: 'maintenance', previous_status }))[0]).toBe(previous_status),
  )

  test('once closed is the same, and closed is only what is decommissioned with a date', () => {
    expect(isClosed(asset({ status: 'decommissioning', termination_date: '2026-11-22' }))).toBe(true)
    expect(isClosed(asset({ status: 'decommissioning' }))).toBe(false)
    expect(isClosed(asset({ status: 'active', termination_date: '2026-11-22' }))).toBe(false)
  })
})

describe('a reason is wanted', () => {
  test.each([
    ['active', 'faulty', true],
    ['received', 'faulty', true],
    ['standby', 'out_of_service', true],
    ['received', 'planning', true],
    ['installation', 'received', true],
    ['repair', 'received', true],
    ['repair', 'installation', true],
    ['out_of_service', 'active', true],
    ['decommissioning', 'out_of_service', true],
    ['received', 'installation', false],
    ['installation', 'active', false],
    ['active', 'standby', false],
    ['active', 'maintenance', false],
    ['maintenance', 'active', false],
    ['faulty', 'repair', false],
    ['out_of_service', 'decommissioning', false],
  ] as const)('%s to %s: %s', (from, to, expected) => expect(wantsReason({ from, to })).toBe(expected))
})

describe('what a change of status writes by itself', () => {
  const cases: [string, Partial<ReturnType<typeof asset>>, AssetStatus, object][] = [
    ['received says when', { status: 'repair' }, 'received', { received_at: AT }],
    ['installation says when', { status: 'received' }, 'installation', { installed_at: AT }],
    ['activation says when', { status: 'installation' }, 'active', { activated_at: AT }],
    ['standby says nothing', { status: 'installation' }, 'standby', {}],
    ['out of service says when', {}, 'out_of_service', { powered_off_at: AT }],
    [
      'out of service keeps when it was powered off before',
      { status: 'repair', powered_off_at: EARLIER },
      'out_of_service',
      {},
    ],
    [
      'back in use it is powered off no more',
      { status: 'out_of_service', powered_off_at: EARLIER },
      'standby',
      { powered_off_at: null },
    ],
    [
      'activation clears it as well',
      { status: 'repair', powered_off_at: EARLIER },
      'active',
      { activated_at: AT, powered_off_at: null },
    ],
    [
      'on its way out it stays powered off',
      { status: 'out_of_service', powered_off_at: EARLIER },
      'decommissioning',
      {},
    ],
    [
      'a restored one has no end',
      { status: 'decommissioning', termination_date: '2026-01-01', powered_off_at: EARLIER },
      'out_of_service',
      { termination_date: null },
    ],
  ]
  test.each(cases)('%s', (_, over, to, expected) =>
    expect(lifeAfter(asset(over), to, AT)).toEqual({ status: to, previous_status: null, ...expected }),
  )

  test('maintenance remembers where it returns to, and only maintenance', () => {
    expect(lifeAfter(asset({ status: 'standby' }), 'maintenance', AT).previous_status).toBe('standby')
    const back = lifeAfter(asset({ status: 'maintenance', previous_status: 'standby' }), 'active', AT)
    expect(back.previous_status).toBeNull()
  })

  test('never leaves a live thing powered off, whatever it went through', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 20 }), (choices) => {
        let now = asset({ status: 'received' })
        for (const choice of choices) {
          const next = offered(now)
          const to = next[choice % next.length] ?? 'received'
          now = { ...now, ...lifeAfter(now, to, AT) }
        }
        return now.powered_off_at === null || !['active', 'standby', 'maintenance'].includes(now.status)
      }),
    )
  })
})
