import type { TagColumn } from '@plenum/domain/list-export'

/** Words of files of short lists, which an import knows again; no screen loads these. */
export const list_files = {
  tag: {
    file: 'tags',
    title: 'Tags',
    column: { name: 'Name', colour: 'Colour', scope: 'For', count: 'Assets' } satisfies Record<
      TagColumn,
      string
    >,
  },
} as const
