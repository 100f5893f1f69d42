import type { NomenclaturePreview } from '@plenum/domain/nomenclature'
import { formatNumber } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

type Unlike = NomenclaturePreview['unlike']

/** How many codes in use look otherwise than the template's, and the first of them. */
export function UnlikeCodes({ unlike: { count, first } }: { unlike: Unlike }) {
  const { t } = useTranslation('nomenclature')
  const language = useLanguage()
  const { value, capped } = count
  if (value === 0) return <p>{t(($) => $.unlike_none)}</p>
  const shown = formatNumber(language, value)
  const words = capped ? t(($) => $.unlike_capped, { shown }) : t(($) => $.unlike, { count: value, shown })
  return (
    <Alert tone="info" title={words}>
      <div className={stack({ gap: '2' })}>
        <p>{t(($) => $.unlike_text)}</p>
        <ul className={hstack({ gap: '3', flexWrap: 'wrap' })}>
          {first.map(({ id, name, code }) => (
            <li key={id} className={css({ minWidth: '0' })}>
              <Link
                to="/app/settings/assets-inventory"
                search={{ search: code, asset: id }}
                title={name}
                className={`${link()} ${css({ textStyle: 'code', overflowWrap: 'anywhere' })}`}
              >
                {code}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  )
}
