import type { AssetFilter } from '@plenum/domain/asset-query'
import { LOOK_AHEAD_DAYS, type FacilityDashboard } from '@plenum/domain/plant-dashboard'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { AssetNumber } from './numbers.tsx'
import { Lines, Nothing, Section } from './section.tsx'
import { AssetLine } from './thing-lines.tsx'

interface ExpiriesProps {
  expiries: NonNullable<FacilityDashboard['expiries']>
  /** Which assets these are of. */
  filter?: AssetFilter
}

/** Warranties that end soon, and how many have ended. */
export function Expiries({ expiries: { past, soon }, filter = {} }: ExpiriesProps) {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  return (
    <Section
      title={t(($) => $.expiries.title)}
      aside={
        <>
          <AssetNumber
            value={soon.total}
            label={t(($) => $.expiries.soon, { count: LOOK_AHEAD_DAYS })}
            filter={{ ...filter, warranty_from: '0d', warranty_to: `${LOOK_AHEAD_DAYS}d` }}
          />
          <AssetNumber
            value={past}
            label={t(($) => $.expiries.past)}
            filter={{ ...filter, warranty_to: '-1d' }}
          />
        </>
      }
    >
      {soon.list.length === 0 ? (
        <Nothing>{t(($) => $.expiries.none)}</Nothing>
      ) : (
        <Lines>
          {soon.list.map((asset) => (
            <AssetLine
              key={asset.id}
              asset={asset}
              aside={
                asset.warranty_date &&
                t(($) => $.expiries.ends, { date: formatDate(language, asset.warranty_date ?? '') })
              }
            />
          ))}
        </Lines>
      )}
    </Section>
  )
}
