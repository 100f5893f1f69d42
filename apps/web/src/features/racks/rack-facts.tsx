import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import type { RackSums, Sum } from '#app/elevation/rack-sums.ts'

/** How full a rack is: its units, and what the models say of weight and power. */
export function RackFacts({ name, sums }: { name: string; sums: RackSums }) {
  const { t } = useTranslation('racks')
  const language = useLanguage()
  const shown = (value: number) => formatNumber(language, Math.round(value * 100) / 100)
  const units = (value: number | undefined) =>
    value === undefined ? '\u2003' : t(($) => $.units_value, { value: shown(value) })
  const unknown = ({ unknown: count }: Sum) => (count === 0 ? '' : t(($) => $.unknown, { count }))
  const facts = [
    { term: t(($) => $.used_units), value: units(sums.units?.used), note: '' },
    ...(sums.units?.reserved
      ? [{ term: t(($) => $.reserved_units), value: units(sums.units.reserved), note: '' }]
      : []),
    { term: t(($) => $.free), value: units(sums.units?.free), note: '' },
    { term: t(($) => $.largest), value: units(sums.units?.largest), note: '' },
    {
      term: t(($) => $.weight),
      value: t(($) => $.weight_value, { value: shown(sums.weight_kg.value) }),
      note: unknown(sums.weight_kg),
    },
    {
      term: t(($) => $.power),
      value: t(($) => $.power_value, { value: shown(sums.budget_w.value / 1000) }),
      note: unknown(sums.budget_w),
    },
  ]
  return (
    <dl
      aria-label={t(($) => $.facts, { name })}
      className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '3' })}
    >
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt className={css({ textStyle: 'caption', color: 'text.muted' })}>{term}</dt>
          <dd className={css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
          {note !== '' && <dd className={css({ textStyle: 'caption', color: 'text.muted' })}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
