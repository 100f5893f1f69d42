import type { Asset } from '@plenum/domain/asset'
import type { HistoryEvent } from '@plenum/domain/history'

/** The batch of the latest move that a history tells of, where it made the asset what it is; the latest comes first. */
export function latestIfOwn(
  told: readonly HistoryEvent[],
  { last_update }: Pick<Asset, 'last_update'>,
): string | undefined {
  const batch = told.find(({ field }) => field === 'place')?.batch
  return batch?.kind === 'move' && batch.at === last_update ? batch.id : undefined
}
