import { FitAnswer, PlaceClaims, type FitQuestion } from '@plenum/domain/fit-answer'
import { HistoryPage, type HistoryQuery } from '@plenum/domain/history'
import { PlaceNode, type NodeInput, type NodePatch } from '@plenum/domain/node'
import { NodeContents } from '@plenum/domain/node-contents'
import { NodePage, type NodeQuery } from '@plenum/domain/node-query'
import { NodeTree, type NodeTreeQuery } from '@plenum/domain/node-tree'
import { PlacesMade, type PlaceBulk, type PlaceCopy } from '@plenum/domain/place-many'
import { PlacesAt, PlaceTimeline } from '@plenum/domain/place-timeline'
import { DataCenterPage, PlaceTotals, type DataCenterQuery } from '@plenum/domain/place-totals'
import { RoomPlan, type PlanInput } from '@plenum/domain/room-plan'
import type { When } from '@plenum/domain/placement-time'
import { WaitingAssets, type WaitingQuery } from '@plenum/domain/waiting-asset'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Places of the hierarchy. */
export const nodeApi = (http: Http) => ({
  list: (query: NodeQuery, signal?: AbortSignal) =>
    http.call('get', 'api/nodes/', NodePage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/nodes/${id}/`, PlaceNode, { signal }),
  tree: (query: NodeTreeQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/nodes/tree/', NodeTree, { query, signal }),
  contents: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/contents/`, NodeContents, { signal }),
  /** What decides whether things fit in a rack, or in the racks below a place. */
  claims: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/claims/`, PlaceClaims, { signal }),
  /** What could be put into a rack: what has no unit yet, or whatever is searched for. */
  waiting: (id: string, query: WaitingQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/waiting/`, WaitingAssets, { query, signal }),
  /** Whether a thing fits at a place; changes nothing. */
  fit: (id: string, question: FitQuestion, signal?: AbortSignal) =>
    http.call('post', `api/nodes/${id}/fit/`, FitAnswer, { json: question, signal }),
  /** What stood in a place itself, or is planned there, with what came and left on the day. */
  contentsAt: (id: string, at: When, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/contents/`, NodeContents, { query: { at }, signal }),
  /** The same of everything below a place, in numbers. */
  standing: (id: string, at: When, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/standing/`, PlacesAt, { query: { at }, signal }),
  /** On which days something changes in a place and below it, and which plans conflict. */
  timeline: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/timeline/`, PlaceTimeline, { signal }),
  dataCenters: (query: DataCenterQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/nodes/data-centers/', DataCenterPage, { query, signal }),
  totals: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/totals/`, PlaceTotals, { signal }),
  plan: (id: string, signal?: AbortSignal) => http.call('get', `api/nodes/${id}/plan/`, RoomPlan, { signal }),
  /** The same with what stood in it at a time, or is planned there. */
  planAt: (id: string, at: When, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/plan/`, RoomPlan, { query: { at }, signal }),
  /** Draws a room anew from the version that was seen and moves what stands in it, all at once. */
  savePlan: (seen: Version, plan: PlanInput) =>
    http.call('put', `api/nodes/${seen.id}/plan/`, RoomPlan, { json: plan, headers: changing(seen) }),
  history: (id: string, query: HistoryQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/history/`, HistoryPage, { query, signal }),
  /** Makes places that differ by name and code alone, all of them or none. */
  createMany: (input: PlaceBulk) => create(http, 'api/nodes/bulk/', PlacesMade, input),
  /** Copies a place with all places below it. */
  copy: (id: string, input: PlaceCopy) => create(http, `api/nodes/${id}/copy/`, PlacesMade, input),
  /** Deletes a place in which nothing ever stood. */
  remove: (node: Version) => http.send('delete', `api/nodes/${node.id}/`, { headers: changing(node) }),
  create: (input: NodeInput) => create(http, 'api/nodes/', PlaceNode, input),
  /** Changes or moves the version of `node` that was seen; a newer one is refused with 412 and `current`. */
  update: (node: Version, patch: NodePatch) =>
    http.call('patch', `api/nodes/${node.id}/`, PlaceNode, { json: patch, headers: changing(node) }),
})
