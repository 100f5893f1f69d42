import { REQUEST_KINDS, type DashboardRequests } from '@plenum/domain/dashboard'
import { useTranslation } from 'react-i18next'
import { Figure } from './figure.tsx'
import { SectionCard } from './section-card.tsx'
import { useFigures } from './use-figures.ts'

interface RequestsCardProps {
  requests: DashboardRequests
  place: string | undefined
}

/** The open requests by where they are, with the age of the oldest one. */
export function RequestsCard({ requests, place }: RequestsCardProps) {
  const { t } = useTranslation('dashboards')
  const work = useTranslation('work').t
  const { count } = useFigures()
  const here = place === undefined ? {} : { place }
  return (
    <SectionCard title={t(($) => $.requests.title)}>
      {requests.every((each) => each.count === 0) && <p>{t(($) => $.requests.none)}</p>}
      <div>
        {requests.map(({ stage, count: number, oldest_days }) => (
          <Figure
            key={stage}
            name={work(($) => $.stage[stage])}
            text={count(number)}
            note={
              oldest_days === null
                ? undefined
                : t(($) => $.requests.oldest, { count: oldest_days, shown: count(oldest_days) })
            }
            to="/app/dc-manager/mac-projects"
            search={{ ...here, stage, kind: REQUEST_KINDS, view: 'table' }}
          />
        ))}
      </div>
    </SectionCard>
  )
}
