import { USER_COLUMNS, type UserColumn } from '@plenum/domain/list-export'
import type { SheetCell } from '@plenum/domain/report-preview'
import { User, type UserOrder } from '@plenum/domain/user'
import { exportWords } from '@plenum/i18n/export-words'
import { pagesOf } from '../store/report-source.ts'
import { listUsers } from '../store/users.ts'
import { toldBy, type ListAsk, type ListSheet } from './list-sheet.ts'

type Filter = Parameters<typeof listUsers>[1]['filter']

const PORTION = 200

/** People in the order of the list, in words that an import of people knows again. */
export function peopleSheet({
  database,
  language,
  ordering,
  ...found
}: ListAsk<Filter> & { ordering: UserOrder }): ListSheet {
  const t = exportWords.getFixedT(language, 'people')
  const files = exportWords.getFixedT(language, 'list_files')
  const tellers: Record<UserColumn, (row: User) => SheetCell> = {
    name: ({ full_name }) => full_name,
    email: ({ email }) => email,
    team: ({ team }) => team?.name ?? t(($) => $.no_team),
    administrator: ({ is_administrator }) => files(($) => (is_administrator ? $.yes : $.no)),
    state: ({ disabled_at }) => t(($) => $.states[disabled_at === null ? 'active' : 'disabled']),
    last_seen_at: ({ last_seen_at }) => last_seen_at && { instant: last_seen_at },
  }
  async function* portions() {
    const pages = pagesOf(User, (after) => listUsers(database, { ...found, ordering, limit: PORTION, after }))
    for await (const page of pages) yield toldBy(page, USER_COLUMNS, tellers)
  }
  return { header: USER_COLUMNS.map((column) => files(($) => $.user.column[column])), portions: portions() }
}
