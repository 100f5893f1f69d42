import * as v from 'valibot'
import { capacityOf, sumsOf, type RackFacts } from './capacity.ts'
import { exact } from './capacity-counters.ts'
import type { Claim } from './load.ts'
import { ModelFacts, type ModelFact } from './model.ts'
import { id, text } from './text.ts'

/** The facts of a model that racks bear, feed and cool. */
export const BORNE_FACTS = [
  'weight_kg',
  'rated_w',
  'budget_w',
  'heat_w',
] as const satisfies readonly ModelFact[]

/** What of a model is to change. */
export const BorneFacts = v.partial(v.pick(ModelFacts, BORNE_FACTS))
export type BorneFacts = v.InferInput<typeof BorneFacts>

/** What of a rack changes with the facts of what is in it: kg, W, W of heat. */
export const BORNE = ['weight', 'power', 'heat'] as const
export type Borne = (typeof BORNE)[number]

const number = v.number('required')

/** A limit of a rack that would be exceeded, or exceeded by more than now: kg or W, with what is reserved. */
const Overload = v.object(
  {
    /** Of the rack. */
    id,
    name: text(120),
    resource: v.picklist(BORNE, 'unknown_option'),
    limit: number,
    before: number,
    after: number,
  },
  'required',
)
export type Overload = v.InferOutput<typeof Overload>

/** Overloads that an answer names. */
export const OVERLOADS_NAMED = 20

/** What other facts of a model would do to the racks that hold things of it. */
export const ModelEffect = v.object(
  {
    /** Racks that would bear, feed or cool more or less. */
    racks: number,
    /** What all of them together would bear, feed and cool more, reserved or not; less is negative. */
    added: v.object({ weight: number, power: number, heat: number }, 'required'),
    /** At most `OVERLOADS_NAMED`, and none to who may not read assets. */
    overloads: v.array(Overload, 'required'),
    /** How many there are, whether or not they are named. */
    overloads_total: number,
  },
  'required',
)
export type ModelEffect = v.InferOutput<typeof ModelEffect>

type Named = RackFacts & Pick<Overload, 'id' | 'name'>

/** What the change of some claims on one rack does to it. */
export function rackEffect(
  rack: Named,
  before: readonly Claim[],
  after: readonly Claim[],
): { added: Record<Borne, number>; overloads: Overload[] } {
  const [was, becomes] = [sumsOf(before).held, sumsOf(after).held]
  const [had, has] = [capacityOf(rack, before), capacityOf(rack, after)]
  const grown = (resource: Borne) =>
    exact(becomes[resource].used + becomes[resource].reserved - was[resource].used - was[resource].reserved)
  const overloads = BORNE.flatMap((resource) => {
    const { limit, used, reserved } = has[resource]
    const [earlier, later] = [exact(had[resource].used + had[resource].reserved), exact(used + reserved)]
    if (limit === null || later <= limit || later <= earlier) return []
    return [{ id: rack.id, name: rack.name, resource, limit: exact(limit), before: earlier, after: later }]
  })
  return { added: { weight: grown('weight'), power: grown('power'), heat: grown('heat') }, overloads }
}
