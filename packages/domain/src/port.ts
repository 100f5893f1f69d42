import * as v from 'valibot'
import { rangeCount } from './port-range.ts'
import { optionalText, text } from './text.ts'

export const PORT_KINDS = [
  'console',
  'console_server',
  'power',
  'outlet',
  'interface',
  'front',
  'rear',
] as const
export type PortKind = (typeof PORT_KINDS)[number]
export const SLOT_KINDS = ['module', 'device'] as const

/** A run of equal ports; `name` has the numbers of a run as `eth[1-48]`. */
export const Port = v.strictObject(
  {
    kind: v.picklist(PORT_KINDS, 'unknown_option'),
    name: text(100),
    type: optionalText(80),
    count: v.pipe(
      v.number('invalid_number'),
      v.integer('invalid_number'),
      v.minValue(1, 'too_small'),
      v.maxValue(4096, 'too_large'),
    ),
  },
  'invalid',
)
export type Port = v.InferOutput<typeof Port>
/** A run of equal slots. */
export const Slot = v.strictObject(
  { kind: v.picklist(SLOT_KINDS, 'unknown_option'), name: text(100), count: Port.entries.count },
  'invalid',
)
export type Slot = v.InferOutput<typeof Slot>

export const PORTS_MOST = 300
export const SLOTS_MOST = 100

const risingName = v.pipe(
  text(100),
  v.check((name) => !Number.isNaN(rangeCount(name)), 'range_falls'),
)
const isCounted = ({ name, count }: Pick<Port, 'name' | 'count'>) =>
  [null, NaN, count].includes(rangeCount(name))

/** Ports as a person says them: a range in a name counts them. A file's may hold brackets that are none. */
export const PortList = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({ ...Port.entries, name: risingName }, 'invalid'),
      v.forward(
        v.check((port) => isCounted(port), 'range_count'),
        ['count'],
      ),
    ),
    'invalid',
  ),
  v.maxLength(PORTS_MOST, 'too_long'),
)
/** Slots as a person says them. */
export const SlotList = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({ ...Slot.entries, name: risingName }, 'invalid'),
      v.forward(
        v.check((slot) => isCounted(slot), 'range_count'),
        ['count'],
      ),
    ),
    'invalid',
  ),
  v.maxLength(SLOTS_MOST, 'too_long'),
)
