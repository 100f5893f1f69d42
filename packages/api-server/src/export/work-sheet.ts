import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { placeWords } from '@plenum/domain/place-words'
import { weekdayOf } from '@plenum/domain/recurrence'
import type { SheetCell } from '@plenum/domain/report-preview'
import type { RuleColumn, WorkColumn } from '@plenum/domain/work-export'
import type { WorkSummary } from '@plenum/domain/work-request'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import { recurrenceWords } from '@plenum/i18n/recurrence-words'

type Tell<Row> = (row: Row) => SheetCell

/** What a column of requests or rules is called in a language. */
export const workTitle = (language: Language, column: WorkColumn | RuleColumn): string =>
  exportWords.getFixedT(language, 'work_files')(($) => $.column[column])

const WIDE: Partial<Record<WorkColumn | RuleColumn, number>> = {
  title: 40,
  name: 32,
  when: 32,
  place: 40,
  stage: 24,
  window_start: 20,
  window_end: 20,
  sla_due_at: 20,
  last_update: 26,
}
/** How wide a column is made, in letters. */
export const workWidth = (column: WorkColumn | RuleColumn): number => WIDE[column] ?? 16

const dayOf = (date: string | null) => date && { date }
const momentOf = (instant: string | null) => instant && { instant }

/** What each column tells of a request. */
export function workTellers(language: Language): Record<WorkColumn, Tell<WorkSummary>> {
  const t = exportWords.getFixedT(language, 'work')
  const fields = exportWords.getFixedT(language, 'fields')
  return {
    code: ({ code }) => code,
    title: ({ title }) => title,
    kind: ({ kind }) => t(($) => $.kind[kind]),
    stage: ({ stage, is_draft }) => t(($) => (is_draft ? $.mac.draft : $.stage[stage])),
    priority: ({ priority }) => fields(($) => $.priority[priority]),
    wanted_on: ({ wanted_on }) => dayOf(wanted_on),
    window_start: ({ window_start }) => momentOf(window_start),
    window_end: ({ window_end }) => momentOf(window_end),
    sla_due_at: ({ sla_due_at }) => momentOf(sla_due_at),
    place: ({ trail }) => (trail.length === 0 ? null : placeWords({ trail, position: null })),
    requester: ({ requester }) => requester.name,
    assignee: ({ assignee }) => assignee?.name ?? null,
    team: ({ team }) => team?.name ?? null,
    items_done: ({ items_done }) => items_done,
    items_total: ({ items_total }) => items_total,
    last_update: ({ last_update }) => momentOf(last_update),
  }
}

/** What each column tells of a maintenance rule. */
export function ruleTellers(language: Language): Record<RuleColumn, Tell<MaintenanceRule>> {
  const t = exportWords.getFixedT(language, 'maintenance')
  return {
    name: ({ name }) => name,
    work: ({ work }) => t(($) => $.work[work]),
    when: ({ recurrence }) =>
      recurrenceWords(recurrence, { t, language, first_weekday: weekdayOf(recurrence.starts_on) }),
    assets_total: ({ assets_total }) => assets_total,
    place: ({ place }) => place?.name ?? null,
    next_due: ({ next_due }) => dayOf(next_due),
    last_done: ({ last_done }) => dayOf(last_done),
    open_requests: ({ open_requests }) => open_requests,
    is_active: ({ is_active }) => t(($) => (is_active ? $.rule.yes : $.rule.no)),
  }
}
