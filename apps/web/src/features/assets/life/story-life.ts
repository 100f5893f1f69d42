import type { AssetType } from '@plenum/domain/asset-type'
import { blankNode, type PlaceNode } from '@plenum/domain/node'
import type { PlacementOffer, PlacementsFound } from '@plenum/domain/placement-find'
import type { FitAnswer, RackClaim, RackClaims } from '@plenum/domain/fit-answer'
import type { Call } from '@plenum/api-client/http'
import { http } from '#app/api.ts'
import { bareRack, UNKNOWN_CLAIM } from '#app/fit/bare-claims.ts'
import { pageOf } from '#app/page/story-server.ts'
import { storySummary } from '#app/work/story-work.ts'
import { expect, spyOn, waitFor } from 'storybook/test'
import { api } from '../queries.ts'
import { bareAsset, storyAsset, storyHistory } from '../story-asset.ts'

export const TODAY = '2026-11-22'

const trail = storyAsset.location?.trail ?? []

const place = (over: Pick<PlaceNode, 'id' | 'type' | 'name' | 'trail'> & Partial<PlaceNode>): PlaceNode => ({
  ...blankNode,
  asset_count: 12,
  last_update: storyAsset.last_update,
  version: 1,
  ...over,
})

/** A rack of six units, so that all of them can be looked at. */
export const rack = place({
  id: storyAsset.location?.node_id ?? '',
  type: 'rack',
  name: 'R04',
  trail,
  u_height: 6,
})

const building = place({
  id: trail[1]?.id ?? '',
  type: 'data_center',
  name: 'MAD1',
  trail: trail.slice(0, 2),
})

const archived = place({
  id: rack.id.replace(/.$/, '9'),
  type: 'rack',
  name: 'R05',
  trail,
  status: 'decommissioned',
})

const far = place({ id: rack.id.replace(/.$/, '8'), type: 'rack', name: 'R99', trail })

/** A database of two units in it. */
export const standing: RackClaim = {
  ...UNKNOWN_CLAIM,
  id: bareAsset.id.replace(/.$/, '1'),
  asset_id: bareAsset.id.replace(/.$/, '1'),
  name: 'Database 01',
  code: 'SRV-000001',
  position: 2,
  face: 'front',
  u_height: 2,
  full_depth: true,
  space: 'taken',
  power: 'taken',
}

const claimed: RackClaims = { ...bareRack(rack), claims: [standing] }

/** Units that somebody else has, in a rack that bears it; one unit further up it fits. */
export const IN_THE_WAY: FitAnswer = {
  findings: [
    { code: 'place_taken', level: 'block', rivals: [standing] },
    { code: 'no_redundancy', level: 'warn', rivals: [] },
  ],
  nearest: 4,
  nearest_lane: null,
  overridable: false,
}

/** A side of a rack that is full, and where in the room it fits. */
export const FULL_SIDE: FitAnswer = {
  ...IN_THE_WAY,
  nearest: null,
  place: { rack: { id: rack.id, name: rack.name }, face: 'rear', position: 4, lane: null },
}

/** A rack with too little power once a path has failed. */
export const TOO_MUCH: FitAnswer = {
  findings: [
    { code: 'failover_exceeded', level: 'block', path: 'a', is: 4200, limit: 3600, rivals: [] },
    { code: 'weight_unknown', level: 'warn', unknown: 3, rivals: [] },
  ],
  nearest: null,
  nearest_lane: null,
  overridable: true,
}

const NO_FINDINGS: FitAnswer = { findings: [], nearest: null, nearest_lane: null, overridable: false }

const type = (code: string, data_bearing: AssetType['data_bearing']): AssetType => ({
  code,
  name: null,
  category: 'it',
  mounts: ['unit'],
  attributes: [],
  data_bearing,
  hidden: false,
})

const types = pageOf(type('SRV', 'yes'), type('SWI', 'config'), type('OTH', 'ask'), type('PPN', 'no'))

const unknown = { limit: null, used: 0, reserved: 0, free: null, unknown: 1 }
const BARE = { space: unknown, power: unknown, weight: unknown, heat: unknown }

const offered = (position: number, over: Partial<PlacementOffer> = {}): PlacementOffer => ({
  rack: { id: rack.id, name: rack.name },
  trail,
  positions: [position],
  lanes: [null],
  from: TODAY,
  findings: [],
  taken: { space: null, power: null, weight: null, heat: null },
  capacity: BARE,
  against: [],
  ...over,
})

/** The rack as it is offered, and another one about which something is to be said. */
export const OFFERED: PlacementsFound = {
  thing: {
    u_height: 2,
    full_depth: true,
    weight_kg: null,
    budget_w: null,
    cords_a: null,
    cords_b: null,
    face: 'front',
  },
  offers: [
    offered(4),
    offered(1, {
      rack: { id: 'r05', name: 'R05' },
      findings: [
        { code: 'no_redundancy', level: 'warn' },
        { code: 'weight_unknown', level: 'warn', unknown: 3 },
      ],
    }),
  ],
  refused: [],
  plan: [],
  missing: 0,
  racks: 2,
  fitting: 2,
  is_whole: true,
}

/** Its places in two pages; those in use alone where they are asked for. */
const placesFor = (query: NonNullable<Call['query']>) =>
  'cursor' in query
    ? { results: [far], next: null }
    : { results: [building, rack, ...('in_use' in query ? [] : [archived])], next: 'more' }

type Change = () => Promise<unknown>

/** A server with one rack in one building; what is sent to it gets the answer. */
export const placesAnd =
  (change: Change, answer: FitAnswer | Promise<FitAnswer> = NO_FINDINGS, found: PlacementsFound = OFFERED) =>
  () => {
    const call = spyOn(http, 'call').mockImplementation((method, path, _, asked) => {
      if (path.endsWith('/fit/')) return Promise.resolve(answer)
      if (path === 'api/placements/find/') return Promise.resolve(found)
      if (method !== 'get') return change()
      if (path === `api/nodes/${rack.id}/`) return Promise.resolve(rack)
      if (path === 'api/asset-types/') return types(path)
      if (path.endsWith('/claims/')) return Promise.resolve({ racks: [claimed], is_whole: true })
      if (path.endsWith('/history/'))
        return Promise.resolve({ results: storyHistory.slice(0, 1), next: null })
      if (path === 'api/work/')
        return Promise.resolve({ results: [storySummary(17, 'in_progress')], next: null })
      if (path === 'api/nodes/') return Promise.resolve(placesFor(asked?.query ?? {}))
      return Promise.resolve({ results: [], next: null })
    })
    return () => call.mockRestore()
  }

/** A server that cannot say what happened, and so not which change it was. */
export const withoutHistory = () => {
  const history = spyOn(api.assets, 'history').mockRejectedValue(new Error('The server is away'))
  return () => history.mockRestore()
}

/** Waits for something of a dialog, which comes in slowly. */
export async function seen(finding: Promise<HTMLElement>) {
  const found = await finding
  await waitFor(() => expect(found).toBeVisible())
}
