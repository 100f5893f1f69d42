import type { Port, PortKind, Slot } from './port.ts'

interface Named {
  name: string
  type?: string | number | null | undefined
}
type Listed = readonly Named[] | null | undefined

/** Where the kinds of ports stand in a device-type file. */
const PORTS = {
  console: 'console-ports',
  console_server: 'console-server-ports',
  power: 'power-ports',
  outlet: 'power-outlets',
  interface: 'interfaces',
  front: 'front-ports',
  rear: 'rear-ports',
} as const satisfies Record<PortKind, string>
const SLOTS = { module: 'module-bays', device: 'device-bays' } as const

interface Run {
  before: string
  after: string
  first: number
  last: number
  type: string | null
}

const isKind = (kind: string): kind is PortKind => Object.hasOwn(PORTS, kind)

/** The last number of a name with what stands around it; null where it has none, or one with leading zeros. */
function numbered(name: string): { before: string; number: number; after: string } | null {
  const [, before = '', digits = '', after = ''] = /^(.*?)(\d{1,6})(\D*)$/.exec(name) ?? []
  return digits === '' || (digits.length > 1 && digits.startsWith('0'))
    ? null
    : { before, number: Number(digits), after }
}

const writtenAs = ({ before, after, first, last }: Run) =>
  first === last ? `${before}${first}${after}` : `${before}[${first}-${last}]${after}`

const goesOn = (run: Run | undefined, now: Run): run is Run =>
  run !== undefined &&
  run.before === now.before &&
  run.after === now.after &&
  run.type === now.type &&
  now.first === run.last + 1

/** Things in order, put together where only their number rises: `eth1`, `eth2`, `eth3` is `eth[1-3]`. */
function runsOf(things: readonly Named[]): { name: string; type: string | null; count: number }[] {
  const done: (Run | { name: string; type: string | null })[] = []
  for (const { name, type: given } of things) {
    const type = given === null || given === undefined ? null : String(given)
    const parts = numbered(name)
    const last = done.at(-1)
    const run = last !== undefined && 'first' in last ? last : undefined
    if (parts === null) {
      done.push({ name, type })
      continue
    }
    const { before, number, after } = parts
    const now = { before, after, first: number, last: number, type }
    if (goesOn(run, now)) run.last = number
    else done.push(now)
  }
  return done.map((one) =>
    'first' in one
      ? { name: writtenAs(one), type: one.type, count: one.last - one.first + 1 }
      : { ...one, count: 1 },
  )
}

/** The ports of a device-type file, equal neighbours as one. */
export const portRuns = (file: { [Name in (typeof PORTS)[PortKind]]?: Listed }): Port[] =>
  Object.keys(PORTS)
    .filter(isKind)
    .flatMap((kind) => runsOf(file[PORTS[kind]] ?? []).map((run) => ({ kind, ...run })))

/** The bays of a device-type file, equal neighbours as one. */
export const slotRuns = (file: { [Name in (typeof SLOTS)[keyof typeof SLOTS]]?: Listed }): Slot[] =>
  (['module', 'device'] as const).flatMap((kind) =>
    runsOf(file[SLOTS[kind]] ?? []).map(({ name, count }) => ({ kind, name, count })),
  )
