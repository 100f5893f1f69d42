import type { Datasheet } from '@plenum/domain/datasheet'

const datasheet = (id: string, name: string, caption: string | null): Datasheet => ({
  id: `0190a0a0-0000-7000-8000-00000000${id}`,
  name,
  caption,
  media_type: 'application/pdf',
  size: 1_843_200,
  width: null,
  height: null,
  uploaded_by: { id: '0190a0a0-0000-7000-8000-00000000ca09', name: 'Ana Ruiz' },
  created_at: '2026-01-31T10:00:00.000Z',
  version: 2,
})

/** Datasheets for the stories: one that people call something, one by its file's name. */
export const storyDatasheets: [Datasheet, Datasheet] = [
  datasheet('ca02', 'ds-l48y-8c-rev-f-2026-01.pdf', 'Rail kit'),
  datasheet('ca01', 'leaf-48y-8c-hardware-installation-and-maintenance-guide.pdf', null),
]
