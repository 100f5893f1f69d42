import type { SavedView } from '@plenum/domain/saved-view'
import type { QueryClient } from '@tanstack/react-query'
import { chooseDensity } from '#app/page/density.ts'
import type { AssetsSearch } from '../assets-search.ts'
import type { ColumnChoice } from '../column-choice.ts'
import { firstView, keepFirstView } from './first-view.ts'
import { viewQueries } from './view-queries.ts'
import { addressOf, layoutOf } from './view-settings.ts'

interface List {
  columns: ColumnChoice
  go: (change: AssetsSearch, replace?: boolean) => void
}

/** Shows the list as a view has it. */
export function showView(view: SavedView, { columns, go }: List, replace = false): void {
  columns.onLayout(layoutOf(view.settings))
  chooseDensity(view.settings.density)
  go(addressOf(view), replace)
}

const textsOf = (address: AssetsSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** Remembers which view the list begins with. */
export function rememberDefault(user_id: string, views: readonly SavedView[]): SavedView | undefined {
  const first = views.find((view) => view.is_default)
  keepFirstView(user_id, first ? textsOf(addressOf(first)) : null)
  return first
}

interface Opened extends List {
  user_id: string
  /** Whether the address asks for nothing, now that the answer is here. */
  isPlain: () => boolean
}

/** Learns which view the list begins with; a browser that did not know shows it now, unless somebody was faster. */
export async function learnDefault(queryClient: QueryClient, { user_id, isPlain, ...list }: Opened) {
  const known = firstView(user_id)
  const first = rememberDefault(user_id, await queryClient.fetchQuery(viewQueries.list()))
  if (first && known === null && isPlain()) showView(first, list, true)
}
