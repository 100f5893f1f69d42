import { AGE_BAND_NAMES, bandDays } from '@plenum/domain/fault-times'
import { LOOK_BACK_DAYS, type CategoryFaults } from '@plenum/domain/plant-dashboard'
import { formatSpan } from '@plenum/i18n/format-span'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { AssetNumber } from './numbers.tsx'

const BROKEN = { status: 'faulty,repair' } as const
const HOUR = 60 * 60 * 1000
const mendedOf = (category: string) => ({ category, repaired_from: `-${LOOK_BACK_DAYS}d` })

/** Open faults by system and age, what was repaired, and how long that took; every number leads to its list. */
export function FaultTable({ faults }: { faults: readonly CategoryFaults[] }) {
  const { t } = useTranslation('plant')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const repaired = t(($) => $.faults.repaired, { count: LOOK_BACK_DAYS })
  return (
    // a narrow page scrolls it by itself
    <div className={css({ overflowX: 'auto' })}>
      <table className={cx(table, css({ minWidth: '[40rem]' }))}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.faults.system)}</th>
            <th scope="col">{t(($) => $.faults.open)}</th>
            {AGE_BAND_NAMES.map((band) => (
              <th key={band} scope="col">
                {t(($) => $.faults[band])}
              </th>
            ))}
            <th scope="col">{repaired}</th>
            <th scope="col">{t(($) => $.faults.hours)}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ category, open, repaired: mended, hours_to_repair, ...ages }) => {
            const name = fields(($) => $.category[category])
            return (
              <tr key={category}>
                <th scope="row">{name}</th>
                <td>
                  <AssetNumber
                    value={open}
                    title={`${name}, ${t(($) => $.faults.open)}`}
                    filter={{ category, ...BROKEN }}
                  />
                </td>
                {AGE_BAND_NAMES.map((band) => {
                  const { from, to } = bandDays(band)
                  return (
                    <td key={band}>
                      <AssetNumber
                        value={ages[band]}
                        tone={band === 'months' ? 'alarm' : 'usual'}
                        title={`${name}, ${t(($) => $.faults[band])}`}
                        filter={{ category, ...BROKEN, ...(from && { since_from: from }), since_to: to }}
                      />
                    </td>
                  )
                })}
                <td>
                  <AssetNumber value={mended} title={`${name}, ${repaired}`} filter={mendedOf(category)} />
                </td>
                <td>
                  {hours_to_repair !== null && (
                    <AssetNumber
                      value={hours_to_repair}
                      words={formatSpan(language, hours_to_repair * HOUR)}
                      title={`${name}, ${t(($) => $.faults.hours)}`}
                      filter={mendedOf(category)}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Figures in columns, what they are of at the left. */
export const table = css({
  width: 'full',
  textStyle: 'table',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: { base: '1', md: '2' },
    py: '1.5',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:first-child': { textAlign: 'left' },
  '& thead th': { color: 'text.muted', fontWeight: 'medium', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 'regular' },
  '& tbody tr': { borderTop: 'hairline' },
})
