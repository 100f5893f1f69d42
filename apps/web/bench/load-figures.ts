import type { Figure } from '@plenum/bench/figures'
import { asked, figureOf, throughFloor } from './figure-of.ts'
import type { Load } from './open-cold.ts'
import { PROFILES, type Profile } from './profiles.ts'

/** What is loaded, of the product and of the floor. */
export const LOADED = ['landing', 'login', 'list', 'floor login', 'floor list', 'React alone'] as const
export type Loaded = (typeof LOADED)[number]

/** Every load of one profile, round by round. */
export type Loads = Readonly<Record<Loaded, readonly Load[]>>

type Metric = keyof Load

const of = (loads: readonly Load[], metric: Metric) => loads.map((load) => load[metric])

/**
 * Shares of other applications' figures that the floor's came to when all were measured in one run, slowed as here.
 * console: oxidecomputer/console 4f92755; shadcn-admin: satnaing/shadcn-admin a6352e7, whose list asks no server.
 */
const SHARES = {
  console: { login: { painted: 0.76 }, list: { row: 0.58, painted: 0.47, blocked: 0.52, heap: 0.49 } },
  'shadcn-admin': { login: {}, list: { row: 0.69, painted: 0.56, blocked: 0.33, heap: 0.44 } },
} as const

const WORDS: Record<Metric, [what: string, unit: Figure['unit']]> = {
  painted: ['first contentful paint', 'ms'],
  largest: ['largest contentful paint', 'ms'],
  row: ['first row', 'ms'],
  control: ['first control', 'ms'],
  blocked: ['blocking time of all long tasks', 'ms'],
  heap: ['heap after collection', 'MB'],
  elements: ['elements', 'elements'],
  requests: ['requests in all', 'requests'],
}

const SHOWN: Record<'landing' | 'login' | 'list', readonly Metric[]> = {
  landing: ['painted', 'control', 'blocked', 'requests'],
  login: ['painted', 'control', 'blocked', 'heap', 'elements', 'requests'],
  list: ['row', 'painted', 'largest', 'blocked', 'heap', 'elements', 'requests'],
}

const isSlow = (profile: Profile) => profile === 'slow'

/** What is asked beside the floor itself. */
const besideFloor = (page: keyof typeof SHOWN, metric: Metric, profile: Profile): Figure['targets'] => {
  if (page === 'list' && metric === 'row' && isSlow(profile))
    return asked('at most', { gate: 1.1, aim: 0.95 })
  return []
}

function measured(loads: Loads, profile: Profile): Figure[] {
  const pages = Object.entries(SHOWN) as [keyof typeof SHOWN, readonly Metric[]][]
  return pages.flatMap(([page, metrics]) =>
    metrics.map((metric) => {
      const [what, unit] = WORDS[metric]
      const floor = page === 'list' ? 'floor list' : 'floor login'
      return figureOf({
        what: `${page}: ${what}`,
        where: PROFILES[profile].said,
        unit,
        rounds: of(loads[page], metric),
        beside: { what: floor, rounds: of(loads[floor], metric) },
        targets: besideFloor(page, metric, profile),
      })
    }),
  )
}

const BESIDE_REACT = ['row', 'painted', 'blocked', 'heap'] as const satisfies readonly Metric[]

/** Beside what no page that React draws comes under: nothing is asked of it. */
const besideReact = (loads: Loads, profile: Profile): Figure[] =>
  BESIDE_REACT.map((metric) => {
    const [what, unit] = WORDS[metric]
    return figureOf({
      what: `list: ${what}, beside React alone`,
      where: PROFILES[profile].said,
      unit,
      rounds: of(loads.list, metric),
      beside: { what: 'React alone', rounds: of(loads['React alone'], metric) },
    })
  })

/** What is asked beside other applications: the gate beside the better of them. */
const PEERS = [
  { page: 'landing', as: 'login', metric: 'painted', peer: 'console', targets: { gate: 0.55, aim: 0.35 } },
  { page: 'login', as: 'login', metric: 'painted', peer: 'console', targets: { gate: 0.55, aim: 0.35 } },
  { page: 'list', as: 'list', metric: 'row', peer: 'console', targets: { aim: 0.5 } },
  { page: 'list', as: 'list', metric: 'row', peer: 'shadcn-admin', targets: { gate: 0.75, aim: 0.6 } },
  { page: 'list', as: 'list', metric: 'painted', peer: 'console', targets: {} },
  { page: 'list', as: 'list', metric: 'painted', peer: 'shadcn-admin', targets: {} },
  { page: 'list', as: 'list', metric: 'blocked', peer: 'console', targets: { gate: 0.6, aim: 0.3 } },
  { page: 'list', as: 'list', metric: 'blocked', peer: 'shadcn-admin', targets: {} },
  { page: 'list', as: 'list', metric: 'heap', peer: 'console', targets: { gate: 0.7, aim: 0.5 } },
  { page: 'list', as: 'list', metric: 'heap', peer: 'shadcn-admin', targets: {} },
] as const

function besidePeers(loads: Loads, profile: Profile): Figure[] {
  return PEERS.map(({ page, as, metric, peer, targets }) => {
    const [what, unit] = WORDS[metric]
    const shares: Partial<Record<Metric, number>> = SHARES[peer][as]
    return figureOf({
      what: `${page}: ${what}, beside ${peer}'s ${as}`,
      where: PROFILES[profile].said,
      unit,
      rounds: of(loads[page], metric),
      beside: throughFloor(peer, shares[metric] ?? Number.NaN, of(loads[`floor ${as}`], metric)),
      targets: asked('at most', targets),
    })
  })
}

/** All that is said of the loads of one profile; others were measured slowed only. */
export const loadFigures = (loads: Loads, profile: Profile): Figure[] => [
  ...(isSlow(profile) ? [...besidePeers(loads, profile), ...besideReact(loads, profile)] : []),
  ...measured(loads, profile),
]
