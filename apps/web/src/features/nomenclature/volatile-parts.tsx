import { withoutVolatile, type Part } from '@plenum/domain/nomenclature-template'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'

interface VolatilePartsProps {
  text: string
  /** Those of the template that a move makes wrong. */
  parts: readonly Part[]
  /** Null where it is only read. */
  onChange: ((text: string) => void) | null
}

/** Warns of what of a template changes when a thing is moved, and takes it out. */
export function VolatileParts({ text, parts, onChange }: VolatilePartsProps) {
  const { t } = useTranslation('nomenclature')
  return (
    <Alert
      tone="warning"
      live
      title={t(($) => $.volatile_title)}
      actions={
        onChange && (
          <Button onClick={() => onChange(withoutVolatile(text))}>{t(($) => $.volatile_remove)}</Button>
        )
      }
    >
      <p className={css({ maxWidth: 'prose' })}>
        {t(($) => $.volatile_text, {
          tokens: parts.map(({ from, to }) => text.slice(from, to)).join(', '),
          position: t(($) => $.volatile_example),
        })}
      </p>
    </Alert>
  )
}
