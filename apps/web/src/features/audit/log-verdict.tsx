import type { AuditVerdict } from '@plenum/domain/audit'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'

/** Whether the log is whole, in words. */
export function LogVerdict({ verdict }: { verdict: AuditVerdict }) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const { entries, broken_at } = verdict
  const shown = formatNumber(language, entries)
  return broken_at === null ? (
    <Alert tone="success" live title={t(($) => $.verify.whole)}>
      {t(($) => $.verify.whole_text, { count: entries, shown })}
    </Alert>
  ) : (
    <Alert tone="error" live title={t(($) => $.verify.broken)}>
      {t(($) => $.verify.broken_text, { shown, line: formatNumber(language, broken_at) })}
    </Alert>
  )
}
