import { withoutVolatile } from '@plenum/domain/nomenclature-template'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { useTranslation } from 'react-i18next'

interface VolatilePartsProps {
  template: string
  /** Where they stand in it. */
  parts: readonly { from: number; to: number }[]
  canWrite: boolean
  onChange: (text: string) => void
}

/** Says that values which change with an asset's place do not belong into its code, and takes them out. */
export function VolatileParts({ template, parts, canWrite, onChange }: VolatilePartsProps) {
  const { t } = useTranslation('nomenclature')
  return (
    <Alert
      tone="warning"
      live
      title={t(($) => $.volatile_title)}
      actions={
        canWrite && (
          <Button onClick={() => onChange(withoutVolatile(template))}>{t(($) => $.volatile_remove)}</Button>
        )
      }
    >
      <p className={css({ maxWidth: 'prose' })}>
        {t(($) => $.volatile_text, {
          tokens: parts.map(({ from, to }) => template.slice(from, to)).join(', '),
          position: t(($) => $.volatile_example),
        })}
      </p>
    </Alert>
  )
}
