import type { WorkItem } from '@plenum/domain/work-item'
import { useQuery } from '@tanstack/react-query'
import { sizeOf, thingQueries, type ThingSize } from './thing-queries.ts'

/** What comes with an item, and its size: of the asset's model, or of the one it is made of. */
export function useSize({ id, op, asset, replacement, model }: WorkItem): ThingSize & { id: string } {
  const comes = op === 'swap' ? replacement : asset
  const known = useQuery({ ...thingQueries.asset(comes?.id ?? ''), enabled: comes !== null })
  const made = useQuery({ ...thingQueries.model(model?.id ?? ''), enabled: comes === null && model !== null })
  return { id: comes?.id ?? id, ...(comes === null ? sizeOf(made.data) : sizeOf(known.data?.model)) }
}
