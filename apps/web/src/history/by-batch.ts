import type { HistoryEvent } from '@plenum/domain/history'

/** What a batch changed of one record, and how many records it changed in all. */
export interface BatchOfOne extends Pick<HistoryEvent, 'batch' | 'records'> {
  events: HistoryEvent[]
}

/** A history's events by the batch they belong to, newest first as they came. */
export function byBatch(events: readonly HistoryEvent[]): BatchOfOne[] {
  const batches = new Map<string, BatchOfOne>()
  for (const event of events) {
    const known = batches.get(event.batch.id)
    if (known) known.events.push(event)
    else batches.set(event.batch.id, { batch: event.batch, records: event.records, events: [event] })
  }
  return [...batches.values()]
}
