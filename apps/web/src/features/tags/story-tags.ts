import type { HistoryEvent } from '@plenum/domain/history'
import type { Tag } from '@plenum/domain/tag'

/** A tag by its name. */
export const tag = (name: string, over: Partial<Tag> = {}): Tag => ({
  id: `tag-${name.toLowerCase()}`,
  name,
  colour: 'blue',
  scope: 'asset',
  count: 0,
  version: 1,
  ...over,
})

/** That another tag became part of one. */
export const storyMerge: HistoryEvent = {
  id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d11',
  batch: {
    id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d12',
    kind: 'update',
    at: new Date().toISOString(),
    actor: { id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d13', name: 'Ana Ruiz' },
    source: 'ui',
    reason: null,
    category: null,
    undone: false,
  },
  records: 1,
  action: 'delete',
  field: null,
  from: { id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d01', name: 'Rented' },
  to: { id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d02', name: 'Leased' },
}
