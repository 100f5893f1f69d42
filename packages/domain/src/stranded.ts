import { RESOURCES, type Resource } from './capacity.ts'

/** How much a model takes of each resource: U, W, kg and W of heat. */
export type Need = Record<Resource, number>

/**
 * What of each free resource no candidate can use because another one is exhausted: the most that could be used of it if
 * there were enough of the others, less the most that can be. Null where the resource has no known limit.
 */
export function strandedOf(
  free: Record<Resource, number | null>,
  candidates: readonly Need[],
): Record<Resource, number | null> {
  const times = (need: Need, name: Resource) =>
    need[name] === 0 ? Infinity : Math.floor((free[name] ?? Infinity) / need[name])
  const most = (name: Resource, count: (need: Need) => number) =>
    Math.max(0, ...candidates.filter((need) => need[name] > 0).map((need) => count(need) * need[name]))
  const stranded = (name: Resource) =>
    free[name] === null
      ? null
      : most(name, (need) => times(need, name)) -
        most(name, (need) => Math.min(...RESOURCES.map((each) => times(need, each))))
  return {
    space: stranded('space'),
    power: stranded('power'),
    weight: stranded('weight'),
    heat: stranded('heat'),
  }
}
