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
