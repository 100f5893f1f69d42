import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import type { TemplateDraft } from './template-draft.ts'

type Field = keyof TemplateDraft

/** What the fields of a template are called, and how their values read. */
export function useTemplateWords() {
  const { t } = useTranslation('forms')
  const work = useTranslation('work').t
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const yes = (value: boolean) => (value ? t(($) => $.yes) : t(($) => $.no))
  return {
    label: (field: Field): string => {
      if (field === 'priority') return fields(($) => $.asset.priority)
      if (field === 'name') return fields(($) => $.asset.name)
      return t(($) => $.templates.field[field])
    },
    value: (field: Field, values: TemplateDraft): string | null => {
      switch (field) {
        case 'kind':
          return work(($) => $.kind[values.kind])
        case 'priority':
          return fields(($) => $.priority[values.priority])
        case 'risk':
          return work(($) => $.risk[values.risk])
        case 'procedure':
          return values.procedure.map(({ text }) => text).join('\n') || null
        case 'approval_stages':
          return t(($) => $.templates.stages, { count: values.approval_stages.length })
        case 'sla_hours':
        case 'sla_warning_hours':
          return values[field] === null ? null : formatNumber(language, values[field])
        case 'is_pre_approved':
        case 'is_verified':
        case 'needs_evidence':
          return yes(values[field])
        case 'name':
        case 'description':
          return values[field]
      }
    },
  }
}
