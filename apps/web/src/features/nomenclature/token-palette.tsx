import { tokensFor, type NomenclatureEntity, type Token } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'

/** How a token is put in: a number with zeros before it. */
const TEXTS: Partial<Record<Token, string>> = { seq: '{seq|pad:4}' }

interface TokenPaletteProps {
  entity: NomenclatureEntity
  onInsert: (text: string) => void
}

/** Every token of an entity, to be put into the template where the cursor is. */
export function TokenPalette({ entity, onInsert }: TokenPaletteProps) {
  const { t } = useTranslation('nomenclature')
  // the check character has a switch of its own
  const offered = tokensFor(entity).filter((token) => token !== 'check')
  return (
    <div role="group" aria-label={t(($) => $.palette)} className={stack({ gap: '2' })}>
      <span className={css({ textStyle: 'label' })}>{t(($) => $.palette)}</span>
      <div className={hstack({ gap: '1', flexWrap: 'wrap' })}>
        {offered.map((token) => (
          <Button
            key={token}
            size="compact"
            // the box keeps its cursor
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onInsert(TEXTS[token] ?? `{${token}}`)}
          >
            {t(($) => $.token[token])}
          </Button>
        ))}
      </div>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.palette_help)}</p>
    </div>
  )
}
