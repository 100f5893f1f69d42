import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { formatDate, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { DialogMerge } from '#app/form/dialog-merge.tsx'
import type { Conflict } from '#app/form/use-editing.ts'
import { choiceQueries } from './queries.ts'
import { recurrenceOf, type RulePart, type RuleParts } from './rule-draft.ts'
import { useRecurrenceWords } from './use-recurrence-words.ts'

interface RuleMergeProps {
  conflict: Conflict<MaintenanceRule | null, RulePart, RuleParts>
  onDone: () => void
}

/** Two people changed one rule: what to keep. */
export function RuleMerge({ conflict, onDone }: RuleMergeProps) {
  const { t } = useTranslation('maintenance')
  const labels: Record<RulePart, string> = {
    name: t(($) => $.rule.name),
    work: t(($) => $.rule.work),
    priority: t(($) => $.form.priority),
    for: t(($) => $.form.scope),
    when: t(($) => $.form.recurrence),
    lead_days: t(($) => $.form.lead_days),
    assignee: t(($) => $.form.assignee),
    team: t(($) => $.form.team),
    template_id: t(($) => $.form.template),
    description: t(($) => $.form.description),
  }
  const wordsOf = usePartWords()
  return (
    <DialogMerge
      conflict={conflict}
      words={{ label: (part) => labels[part], value: (part, parts) => wordsOf(parts)[part] }}
      onDone={onDone}
    />
  )
}

/** Says what each part of a rule is; null for what is empty. */
function usePartWords() {
  const { t } = useTranslation('maintenance')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const recurrenceWords = useRecurrenceWords()
  const { data: templates } = useQuery(choiceQueries.templates())
  const listOf = (all: readonly { name: string }[]) =>
    formatList(
      language,
      all.map(({ name }) => name),
    )
  const priorityOf = (priority: RuleParts['priority']) => fields(($) => $.priority[priority])
  const scopeOf = ({ scope, asset_types, place, priorities, assets }: RuleParts['for']) => {
    if (scope === 'assets') return listOf(assets)
    const among = priorities.length === 0 ? null : formatList(language, priorities.map(priorityOf))
    return [listOf(asset_types), place?.name ?? t(($) => $.form.anywhere), among]
      .filter((part) => part !== null)
      .join(' · ')
  }
  const whenOf = (when: RuleParts['when']) => {
    const recurrence = recurrenceOf(when)
    if (recurrence === null) return null
    return `${recurrenceWords(recurrence)} · ${formatDate(language, recurrence.starts_on)}`
  }
  return (parts: RuleParts): Record<RulePart, string | null> => ({
    name: parts.name,
    work: t(($) => $.work[parts.work]),
    priority: priorityOf(parts.priority),
    for: scopeOf(parts.for),
    when: whenOf(parts.when),
    lead_days: parts.lead_days === null ? null : formatNumber(language, parts.lead_days),
    assignee: parts.assignee?.name ?? null,
    team: parts.team?.name ?? null,
    template_id: templates?.results.find(({ id }) => id === parts.template_id)?.name ?? null,
    description: parts.description,
  })
}
