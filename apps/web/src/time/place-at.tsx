import type { PlaceNode } from '@plenum/domain/node'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { PlacesAtTable } from './places-at.tsx'
import { timeQueries } from './queries.ts'

interface PlaceAtViewProps {
  place: Pick<PlaceNode, 'id' | 'name'>
  day: string
  level?: 2 | 3
  wayTo: (id: string) => string
  onOpen: (id: string) => void
}

/** A place above the racks on another day than today. */
export function PlaceAtView({ place, day, ...rest }: PlaceAtViewProps) {
  useWords('racks')
  const { t } = useTranslation('time')
  const common = useTranslation('common').t
  const standing = useQuery(timeQueries.standing(place.id, day))
  if (standing.data) return <PlacesAtTable place={place} standing={standing.data} {...rest} />
  if (standing.error === null) return <TableSkeleton label={common(($) => $.states.loading)} />
  return (
    <QueryError
      title={t(($) => $.day_failed)}
      error={standing.error}
      area="hierarchy"
      onRetry={() => void standing.refetch()}
    />
  )
}
