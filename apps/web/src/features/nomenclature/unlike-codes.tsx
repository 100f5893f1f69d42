import type { NomenclaturePreview } from '@plenum/domain/nomenclature'
import type { NomenclatureEntity } from '@plenum/domain/nomenclature-tokens'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

type Unlike = NomenclaturePreview['unlike']

const codeText = css({ textStyle: 'code', overflowWrap: 'anywhere' })

/** How many codes in use look otherwise than the template's, and the first of them. */
export function UnlikeCodes({
  entity,
  unlike: { count, first },
}: {
  entity: NomenclatureEntity
  unlike: Unlike
}) {
  const { t } = useTranslation('nomenclature')
  const language = useLanguage()
  const { value, capped } = count
  if (value === 0) return <p>{t(($) => $.unlike_none)}</p>
  const shown = formatNumber(language, value)
  const words = capped ? t(($) => $.unlike_capped, { shown }) : t(($) => $.unlike, { count: value, shown })
  return (
    <Alert tone="info" title={words}>
      <div className={stack({ gap: '2' })}>
        <p>{entity === 'asset' ? t(($) => $.unlike_text) : t(($) => $.unlike_text_stay)}</p>
        <ul className={hstack({ gap: '3', flexWrap: 'wrap' })}>
          {first.map(({ id, name, code }) => (
            <li key={id} className={css({ minWidth: '0' })}>
              {entity === 'asset' ? (
                <Link
                  to="/app/settings/assets-inventory"
                  search={{ search: code, asset: id }}
                  title={name}
                  className={`${link()} ${codeText}`}
                >
                  {code}
                </Link>
              ) : (
                <span title={name} className={codeText}>
                  {code}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  )
}
