import type { RecordColumn } from '@plenum/domain/record-import-columns'
import type { SheetCell } from '@plenum/domain/report-preview'
import { Team } from '@plenum/domain/team'
import { pagesOf } from '../store/report-source.ts'
import { listTeams } from '../store/teams.ts'
import type { ListAsk, ListSheet } from './list-sheet.ts'
import { recordSheet } from './record-sheet.ts'

const PORTION = 200

/** Teams by name; what they may do is no part of their import. */
export function teamSheet({ database, company_id, language }: Omit<ListAsk<never>, 'filter'>): ListSheet {
  const tellers: Record<RecordColumn<'team'>, (row: Team) => SheetCell> = {
    name: ({ name }) => name,
    description: ({ description }) => description,
  }
  const pages = pagesOf(Team, (after) => listTeams(database, { company_id, limit: PORTION, after }))
  return recordSheet({ kind: 'team', language, tellers, pages })
}
