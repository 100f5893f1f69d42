import { PRIORITIES } from '@plenum/domain/asset'
import { Ref } from '@plenum/domain/ref'
import { WORK_RESULTS } from '@plenum/domain/work-item'
import { RISKS } from '@plenum/domain/work-request'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import { formatDate, formatDateTime, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import type { HistoryWords } from '#app/history/history-list.tsx'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/
/** What is kept of one item or step of many. */
const NUMBERED = /^(item|step)_(\d+)$/

/** What changes of a request, in words. */
export function useWorkHistoryWords(): HistoryWords {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const assets = useTranslation('assets').t
  const language = useLanguage()
  const own: Readonly<Record<string, string>> = {
    title: t(($) => $.field.title),
    stage: t(($) => $.field.stage),
    priority: t(($) => $.field.priority),
    risk: t(($) => $.field.risk),
    is_fault: t(($) => $.fault),
    assignee_id: t(($) => $.field.assignee),
    team_id: t(($) => $.field.team),
    node_id: t(($) => $.field.place),
    template_id: t(($) => $.field.template),
    customer: fields(($) => $.asset.customer),
    follows_id: t(($) => $.links.follows),
    items: t(($) => $.items.title),
    procedure: t(($) => $.procedure.title),
    approval: t(($) => $.approvals.title),
    evidence: t(($) => $.evidence.title),
    ...t(($) => $.history.field, { returnObjects: true }),
  }
  const ofKind: Readonly<Record<string, (value: unknown) => string | undefined>> = {
    stage: worded(WORK_STAGES, (stage) => t(($) => $.stage[stage])),
    priority: worded(PRIORITIES, (priority) => fields(($) => $.priority[priority])),
    risk: worded(RISKS, (risk) => t(($) => $.risk[risk])),
    item: worded(WORK_RESULTS, (result) => t(($) => $.result[result])),
    step: worded(['done'], () => t(($) => $.history.done)),
    approval: (stage) =>
      typeof stage === 'number' ? t(($) => $.history.approved, { number: stage + 1 }) : undefined,
  }
  const fieldWords = (field: string) => {
    const [, kind, number = ''] = NUMBERED.exec(field) ?? []
    if (kind === undefined) return own[field] ?? field
    return t(($) => (kind === 'item' ? $.history.item : $.history.step), { number })
  }
  const valueWords = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return assets(($) => $.history.nothing)
    const known = ofKind[NUMBERED.exec(field)?.[1] ?? field]?.(value)
    if (known !== undefined) return known
    if (typeof value === 'boolean') return assets(($) => (value ? $.history.yes : $.history.no))
    if (typeof value === 'number') return formatNumber(language, value)
    if (typeof value === 'string' && INSTANT.test(value)) return formatDateTime(language, value)
    if (typeof value === 'string') return DATE.test(value) ? formatDate(language, value) : value
    if (Array.isArray(value))
      return formatList(
        language,
        value.map((each) => valueWords(field, each)),
      )
    const ref = v.safeParse(Ref, value)
    return ref.success ? ref.output.name : JSON.stringify(value)
  }
  return {
    fieldWords,
    valueWords,
    created: t(($) => $.history.created),
    deleted: t(($) => $.history.deleted),
  }
}

/** The words of a value that is one of these; undefined for any other. */
const worded =
  <Value extends string>(values: readonly Value[], wordsOf: (value: Value) => string) =>
  (value: unknown): string | undefined => {
    const known = values.find((each) => each === value)
    return known && wordsOf(known)
  }
