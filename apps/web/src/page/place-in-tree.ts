import type { TrailStep } from '@plenum/domain/node-type'

/** The way to a place in the tree of its data centre; one that no data centre holds has a tree of its own. */
export function placeInTree(id: string, trail: readonly TrailStep[]) {
  const dataCenterId = trail.find(({ type }) => type === 'data_center')?.id ?? id
  return {
    to: '/app/settings/hierarchy/$dataCenterId',
    params: { dataCenterId },
    search: id === dataCenterId ? {} : { place: id },
  } as const
}
