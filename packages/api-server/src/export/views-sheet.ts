import * as v from 'valibot'
import { VIEW_COLUMNS, type ViewColumn } from '@plenum/domain/list-export'
import type { SheetCell } from '@plenum/domain/report-preview'
import { SavedView } from '@plenum/domain/saved-view'
import { filterText } from '@plenum/domain/view-file'
import { exportWords } from '@plenum/i18n/export-words'
import { listViews } from '../store/saved-views.ts'
import { toldBy, type ListAsk, type ListSheet } from './list-sheet.ts'

const names = (columns: readonly string[]): string => columns.join('; ')

/** The views that a person sees, one's own first, as an import of views knows them again. */
export function viewsSheet({
  database,
  company_id,
  language,
  user_id,
}: Omit<ListAsk<never>, 'filter'> & { user_id: string }): ListSheet {
  const files = exportWords.getFixedT(language, 'list_files')
  const yesNo = (is: boolean) => files(($) => (is ? $.yes : $.no))
  const tellers: Record<ViewColumn, (row: SavedView) => SheetCell> = {
    name: ({ name }) => name,
    owner: ({ owner }) => owner.name,
    shared: ({ team }) => yesNo(team !== null),
    default: ({ is_default }) => yesNo(is_default),
    team_default: ({ is_team_default }) => yesNo(is_team_default),
    filter: ({ settings }) => filterText(settings.filter),
    ordering: ({ settings }) => settings.ordering,
    shown: ({ settings }) => names(settings.shown),
    hidden: ({ settings }) => names(settings.hidden),
    order: ({ settings }) => names(settings.order),
    density: ({ settings }) => files(($) => $.saved_view.density[settings.density]),
  }
  async function* portions() {
    const found = v.parse(
      v.array(SavedView),
      JSON.parse(await listViews(database, { company_id, user_id }, 'asset')),
    )
    yield toldBy(found, VIEW_COLUMNS, tellers)
  }
  return {
    header: VIEW_COLUMNS.map((column) => files(($) => $.saved_view.column[column])),
    portions: portions(),
  }
}
