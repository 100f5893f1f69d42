import type { ImportPlan } from '@plenum/domain/asset-import'
import type { ImportColumn } from '@plenum/domain/asset-import-columns'
import type { ImportRowsPatch } from '@plenum/domain/asset-import-edit'
import type { RowIssue } from '@plenum/domain/asset-import-issue'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import { useState } from 'react'

interface ManyActionsProps {
  problems: ImportPlan['problems']
  counts: { problem: number; skipped: number }
  /** The one problem the grid shows, where it shows one. */
  only: { column: ImportColumn; code: RowIssue } | null
  busy: boolean
  onMany: (patch: ImportRowsPatch) => void
}

/** What can be done to many rows at once. */
export function ManyActions({ problems, counts, only, busy, onMany }: ManyActionsProps) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const [value, setValue] = useState('')
  const shown = (count: number) => ({ count, shown: formatNumber(language, count) })
  const nameless =
    problems.find(({ kind, code }) => kind === 'devices' && code === 'name_missing')?.count ?? 0
  return (
    <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
      {nameless > 0 && (
        <Button disabled={busy} onClick={() => onMany({ action: 'accept_names' })}>
          {t(($) => $.many.accept_names, shown(nameless))}
        </Button>
      )}
      {only !== null && (
        <span className={hstack({ gap: '2' })}>
          <TextInput
            aria-label={t(($) => $.many.set_value)}
            placeholder={t(($) => $.many.set_value)}
            className={css({ width: '[12rem]' })}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Button
            disabled={busy || value.trim() === ''}
            onClick={() =>
              onMany({ action: 'set', column: only.column, code: only.code, value: value.trim() })
            }
          >
            {t(($) => $.many.set)}
          </Button>
        </span>
      )}
      {counts.problem > 0 && (
        <Button disabled={busy} onClick={() => onMany({ action: 'skip', ...only })}>
          {t(($) => $.many.skip, shown(counts.problem))}
        </Button>
      )}
      {counts.skipped > 0 && (
        <Button tone="quiet" disabled={busy} onClick={() => onMany({ action: 'unskip' })}>
          {t(($) => $.many.unskip)}
        </Button>
      )}
    </div>
  )
}
