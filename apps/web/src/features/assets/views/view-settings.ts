import type { Density, KeptSettings, SavedView, SavedViewInput } from '@plenum/domain/saved-view'
import * as v from 'valibot'
import { inOrder, type ColumnLayout } from '#app/table/column-layout.ts'
import { AssetsSearch, DEFAULT_ORDER, filterOf, FILTERS, withoutFilters } from '../assets-search.ts'
import { EXTRA_COLUMNS, isExtra, OPTIONAL_COLUMNS } from '../list-columns.ts'

type Settings = SavedViewInput['settings']

/** What the list shows now, as a view keeps it. */
export const settingsOf = (address: AssetsSearch, layout: ColumnLayout, density: Density): Settings => ({
  filter: filterOf(address),
  ordering: address.ordering ?? DEFAULT_ORDER,
  hidden: [...layout.hidden],
  shown: [...layout.shown],
  order: [...layout.order],
  widths: { ...layout.widths },
  density,
})

/** The part of the address that shows a view: filters and orders that are no more are left out. */
export function addressOf({ id, settings }: Pick<SavedView, 'id' | 'settings'>): AssetsSearch {
  const {
    asset: _asset,
    tab: _tab,
    view: _view,
    ...kept
  } = v.parse(AssetsSearch, {
    ...settings.filter,
    ordering: settings.ordering,
    saved: id,
  })
  return {
    ...withoutFilters({}),
    ...kept,
    ordering: kept.ordering === DEFAULT_ORDER ? undefined : kept.ordering,
  }
}

/** The columns a view shows. */
export const layoutOf = ({ hidden, shown, order, widths }: KeptSettings): ColumnLayout => ({
  hidden: hidden.filter((id) => OPTIONAL_COLUMNS.some((known) => known === id)),
  shown: shown.filter(isExtra),
  order,
  widths,
})

/** Both in one form, so that what shows the same is the same. */
function plain(settings: Settings | KeptSettings, address: AssetsSearch): string {
  const filter = filterOf(address)
  const { hidden, shown = [], order, widths } = settings
  return JSON.stringify([
    FILTERS.map((name) => filter[name] ?? null),
    address.ordering ?? DEFAULT_ORDER,
    OPTIONAL_COLUMNS.filter((id) => hidden.includes(id)),
    EXTRA_COLUMNS.filter((id) => shown.includes(id)),
    inOrder(OPTIONAL_COLUMNS, order),
    Object.entries(widths).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    settings.density,
  ])
}

/** Whether the list shows something else than a view that was chosen. */
export const isChanged = (view: SavedView, address: AssetsSearch, settings: Settings): boolean =>
  plain(view.settings, addressOf(view)) !== plain(settings, address)
