import type { Asset, AssetField, AssetStatus } from './asset.ts'
import { lacksErasure, type Evidence } from './erasure.ts'
import type { FitFinding } from './fit-limits.ts'
import type { IssueCode } from './issue.ts'
import { REASON_FROM } from './reason.ts'
import type { ReasonCategory } from './reason.ts'
import { wantsReason, type Step } from './transition.ts'

/** What must be known of a thing before it is racked. */
export const IDENTITY = [
  'code',
  'brand_id',
  'model_id',
  'serial_number',
  'owner_id',
] as const satisfies readonly AssetField[]

/** What must be known of a thing with power cords before it is used: how many it has on either path, none among them. */
export const CORDS = ['cords_a', 'cords_b'] as const satisfies readonly AssetField[]

/** What a guard has to say; `attr` is the field of the request or of the asset that it is about. */
export interface Said {
  code: IssueCode
  attr: string
  /** What it is about, in words of the data. */
  subject?: string
  /** What the fit check says of it. */
  finding?: FitFinding
}

/** What the guards look at. Decommissioning that goes to decommissioning is its end. */
export interface Facts extends Step {
  asset: Pick<Asset, (typeof IDENTITY)[number] | (typeof CORDS)[number] | 'budget_w' | 'warranty_date'>
  /** Whether things of its type have power cords. */
  corded: boolean
  /** Where it will stand: null for nowhere; `refused` says why it cannot. */
  place: { refused: readonly Said[] } | null
  reason: string | null
  category: ReasonCategory | null
  /** What shows that no data leaves the house. */
  evidence: Evidence
  /** The codes of other open requests about it. */
  open_work: readonly string[]
  /** What goes down with it or stands in it, by name, and whether a person has said to go on all the same. */
  dependents: { names: readonly string[]; acknowledged: boolean }
  /** The day it happens, `YYYY-MM-DD`. */
  today: string
}

interface Guard {
  name: string
  /** Its number in the rules. */
  rule: `G${number}`
  severity: 'block' | 'warn'
  /** Whether it is asked about a change of status at all. */
  when: (step: Step) => boolean
  /** Null while nothing is known that it could look at: such a guard is off. */
  check: ((facts: Facts) => Said[]) | null
}

const into =
  (...statuses: AssetStatus[]) =>
  ({ to }: Step) =>
    statuses.includes(to)

/** Names that a refusal says; of more it says that there are. */
const NAMED = 10
/** The first of some names, as a text. */
export const listed = (names: readonly string[]): string =>
  [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(', ')

/** Everything that can speak against a change of status. */
export const GUARDS = [
  {
    name: 'place',
    rule: 'G1',
    severity: 'block',
    when: into('installation', 'active', 'standby'),
    check: ({ place }) => [...(place?.refused ?? [{ code: 'place_missing' as const, attr: 'place' }])],
  },
  {
    name: 'identity',
    rule: 'G2',
    severity: 'block',
    when: into('installation'),
    check: ({ asset }) => missingIdentity(asset).map((attr) => ({ code: 'identity_missing', attr })),
  },
  {
    name: 'commissioning',
    rule: 'G3',
    severity: 'block',
    // its tests and its label leave no record of their own, and a photo does not say which side it shows
    when: ({ from, to }) => from === 'installation' && (to === 'active' || to === 'standby'),
    check: ({ asset, corded }) =>
      corded && asset.budget_w !== 0
        ? CORDS.filter((field) => asset[field] === null).map((attr) => ({ code: 'cords_missing', attr }))
        : [],
  },
  {
    name: 'reason',
    rule: 'G4',
    severity: 'block',
    when: wantsReason,
    check: ({ reason, category }) => [
      ...((reason ?? '').trim().length < REASON_FROM
        ? [{ code: 'reason_missing', attr: 'reason' } as const]
        : []),
      ...(category === null ? [{ code: 'category_missing', attr: 'category' } as const] : []),
    ],
  },
  {
    name: 'dependents',
    rule: 'G5',
    severity: 'block',
    when: into('maintenance', 'repair', 'out_of_service', 'decommissioning'),
    check: ({ dependents: { names, acknowledged } }) =>
      acknowledged || names.length === 0
        ? []
        : [{ code: 'others_depend', attr: 'acknowledged', subject: listed(names) }],
  },
  {
    name: 'open_work',
    rule: 'G6',
    severity: 'block',
    when: into('decommissioning', 'active'),
    check: ({ open_work }) => open_work.map((subject) => ({ code: 'work_asset_busy', attr: 'to', subject })),
  },
  {
    name: 'warranty',
    rule: 'G7',
    severity: 'warn',
    when: ({ from, to }) => from === 'faulty' && to === 'repair',
    check: ({ asset: { warranty_date }, today }) =>
      warranty_date !== null && warranty_date >= today
        ? [{ code: 'under_warranty', attr: 'warranty_date', subject: warranty_date }]
        : [],
  },
  {
    name: 'evidence',
    rule: 'G8',
    severity: 'block',
    when: ({ from, to }) => from === 'decommissioning' && to === 'decommissioning',
    check: ({ evidence }) => {
      const lacking = lacksErasure(evidence)
      return lacking === null ? [] : [lacking]
    },
  },
  // no change of status is flagged as sensitive before workflows can be edited
  { name: 'separation', rule: 'G9', severity: 'block', when: () => false, check: null },
] as const satisfies readonly Guard[]
export type GuardName = (typeof GUARDS)[number]['name']

export interface Finding extends Said {
  guard: GuardName
  severity: Guard['severity']
}

const guards: readonly (Guard & { name: GuardName })[] = GUARDS

/** The guards that look at a change of status; those that are off are left out. */
export const guardsOf = (step: Step): GuardName[] =>
  guards.flatMap(({ name, when, check }) => (check !== null && when(step) ? [name] : []))

/** All that speaks against a change of status which the table has, and all that is worth knowing about it. */
export const findingsOf = (facts: Facts): Finding[] =>
  guards.flatMap(({ name, when, check, severity }) =>
    check !== null && when(facts) ? check(facts).map((said) => ({ guard: name, severity, ...said })) : [],
  )

/** What is not known yet of a thing that is to be racked. */
export const missingIdentity = (asset: Facts['asset']): (typeof IDENTITY)[number][] =>
  IDENTITY.filter((field) => asset[field] === null)
