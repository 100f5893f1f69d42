import type { NomenclaturePreview } from '@plenum/domain/nomenclature'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'

type Counters = NomenclaturePreview['counters']

/** The next number of each counter in use. */
export function CodeCounters({ counters }: { counters: Counters }) {
  const { t } = useTranslation('nomenclature')
  const language = useLanguage()
  return (
    <div className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.counters)}</h3>
      {counters.length === 0 ? (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.counters_none)}</p>
      ) : (
        <dl className={hstack({ gap: '4', flexWrap: 'wrap' })}>
          {counters.map(({ scope, next }) => (
            <div key={scope} className={hstack({ gap: '2' })}>
              <dt className={css({ textStyle: 'code', color: 'text.muted' })}>
                {scope === '' ? t(($) => $.counter_all) : scope}
              </dt>
              <dd className={css({ fontVariantNumeric: 'tabular-nums' })}>{formatNumber(language, next)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
