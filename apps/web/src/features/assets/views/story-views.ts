import { blankView, type SavedView } from '@plenum/domain/saved-view'

/** A view as stories and tests have it. */
export const storyView = (name: string, over: Partial<SavedView> = {}): SavedView => ({
  id: `0190c0c0-0000-7000-8000-${String(name.length).padStart(12, '0')}`,
  entity: 'asset',
  name,
  settings: { ...blankView.settings, hidden: [], order: [], widths: {}, filter: { status: 'faulty,repair' } },
  owner: { id: '0190c0c0-0000-7000-8000-00000000aaaa', name: 'Ana Ruiz' },
  team: null,
  own: true,
  is_default: false,
  is_team_default: false,
  updated_at: '2026-11-20T09:12:00.000Z',
  version: 1,
  ...over,
})
