import * as v from 'valibot'
import { AssetFilter } from './asset-query.ts'
import { filterTexts, ViewSettings } from './saved-view.ts'
import { text } from './text.ts'

/** A filter as a file tells it: as the address of the list does, by name. */
export const filterText = (filter: Readonly<Record<string, string>>): string =>
  Object.entries(filter)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')

/** What a filter of a file holds, whatever order it is in. */
export const filterOfText = (written: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(written))

const filterCell = v.pipe(
  text(2000),
  v.check((written) => v.is(AssetFilter, filterOfText(written)), 'invalid'),
  v.transform((written) => filterText(filterTexts(v.parse(AssetFilter, filterOfText(written))))),
)

const { ordering, hidden, shown, order, density } = ViewSettings.entries

/** The cells that say how a view puts the list. */
export const VIEW_CELLS = { filter: filterCell, ordering, hidden, shown, order, density }
