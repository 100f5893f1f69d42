import type { ScopeToken } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { countable } from './nomenclature-draft.ts'

interface ScopeFieldProps {
  template: string
  scope: readonly ScopeToken[]
  canWrite: boolean
  onChange: (token: ScopeToken, isIn: boolean) => void
}

/** What has numbers of its own, of the tokens that the template holds. */
export function ScopeField({ template, scope, canWrite, onChange }: ScopeFieldProps) {
  const { t } = useTranslation('nomenclature')
  const offered = countable(template)
  return (
    <fieldset className={stack({ gap: '2', minWidth: '0' })}>
      <legend className={css({ textStyle: 'label' })}>{t(($) => $.scope)}</legend>
      <div className={hstack({ gap: '4', flexWrap: 'wrap' })}>
        {offered.map((token) => (
          <Checkbox
            key={token}
            label={t(($) => $.token[token])}
            checked={scope.includes(token)}
            disabled={!canWrite}
            onChange={(event) => onChange(token, event.target.checked)}
          />
        ))}
      </div>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
        {scope.length === 0 ? t(($) => $.scope_none) : t(($) => $.scope_help)}
      </p>
    </fieldset>
  )
}
