import type { Import, ImportPatch } from '@plenum/domain/asset-import'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'

type Choice = Pick<Import, 'existing' | 'empty'>

interface ExistingRowsProps {
  choice: Choice
  /** Whether a column names assets that exist. */
  hasKey: boolean
  disabled: boolean
  onChoice: (change: Pick<ImportPatch, 'existing' | 'empty'>) => void
}

/** What becomes of rows whose asset exists: they stay out, or change it. */
export function ExistingRows({ choice, hasKey, disabled, onChoice }: ExistingRowsProps) {
  const { t } = useTranslation('imports')
  return (
    <div className={stack({ gap: '3' })}>
      <RadioGroup
        label={t(($) => $.updates.title)}
        value={hasKey ? choice.existing : 'leave'}
        disabled={disabled}
        options={[
          { value: 'leave', label: t(($) => $.updates.leave), help: t(($) => $.updates.leave_help) },
          {
            value: 'update',
            label: t(($) => $.updates.update),
            help: hasKey ? t(($) => $.updates.update_help) : t(($) => $.updates.no_key),
            disabled: !hasKey,
          },
        ]}
        onValueChange={(existing) => onChoice({ existing })}
      />
      {hasKey && choice.existing === 'update' && (
        <div className={stack({ gap: '1', pl: '6' })}>
          <Checkbox
            label={t(($) => $.updates.clear)}
            checked={choice.empty === 'clear'}
            disabled={disabled}
            onChange={({ target }) => onChoice({ empty: target.checked ? 'clear' : 'keep' })}
          />
          <p className={css({ color: 'text.muted', textStyle: 'caption' })}>
            {t(($) => $.updates.clear_help)}
          </p>
        </div>
      )}
    </div>
  )
}
