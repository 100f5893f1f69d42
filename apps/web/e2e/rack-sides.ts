import type { Page } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

/** Where a rack is shown. */
export const pathOf = (rack: string) => `/app/settings/hierarchy/rack/${rack}`

/** A side of a rack that is drawn. */
export const side = (page: Page, w: ScreenWords, rack: string, face: 'front' | 'rear') =>
  page.getByRole('group', { name: filled(w.racks.rack_label, { name: rack, face: w.fields.face[face] }) })
