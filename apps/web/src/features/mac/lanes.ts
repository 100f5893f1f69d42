import { PRIORITIES } from '@plenum/domain/asset'
import { MAC_KINDS, type WorkSummary } from '@plenum/domain/work-request'
import type { Lane } from './mac-search.ts'

/** A lane of the board: what its cards have in common; null where they lack it. */
export interface BoardLane {
  key: string
  value: { id: string; name: string } | null
}

/** What puts a request into a lane; of a place it is the room, or the lowest level there is. */
export function laneOf(request: WorkSummary, lane: Lane): BoardLane {
  const { assignee, team, priority, kind, trail } = request
  const value =
    lane === 'assignee'
      ? assignee
      : lane === 'team'
        ? team
        : lane === 'priority'
          ? { id: priority, name: priority }
          : lane === 'kind'
            ? { id: kind, name: kind }
            : (trail.findLast(({ type }) => type === 'room') ?? trail.at(-1) ?? null)
  return { key: value?.id ?? '', value }
}

const ORDER: Partial<Record<Lane, readonly string[]>> = { priority: PRIORITIES, kind: MAC_KINDS }

/** The lanes that some cards fall into, those without a value last. */
export function lanesOf(
  requests: readonly WorkSummary[],
  lane: Lane,
  compare: (one: string, other: string) => number,
): BoardLane[] {
  const lanes = new Map(requests.map((request) => [laneOf(request, lane).key, laneOf(request, lane)]))
  const order = ORDER[lane]
  return [...lanes.values()].toSorted((one, other) => {
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null)
    return order === undefined
      ? compare(one.value.name, other.value.name)
      : order.indexOf(one.key) - order.indexOf(other.key)
  })
}
