import { FACES } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { STILL } from '#app/elevation/board.ts'
import { RackFaces } from '#app/elevation/rack-faces.tsx'
import { contentsOn } from '#app/time/queries.ts'
import type { Rivals } from '#app/time/rivals.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { useReservedUnits } from '#app/reservations/use-reserved-units.ts'
import { useWords } from '#app/page/use-words.ts'

interface RackViewProps {
  rackId: string
  /** Undefined for now. */
  day: string | undefined
  rivals: Rivals
}

/** A rack beside the tree: a picture of both sides, and the way to the page on which things are moved. */
export function RackView({ rackId, day, rivals }: RackViewProps) {
  useWords('racks', 'reservations')
  const { t } = useTranslation('hierarchy')
  const words = useTranslation('racks').t
  const { data: rack, error, refetch } = useQuery(contentsOn(rackId, day))
  const { reserved } = useReservedUnits([rackId], day)
  return (
    <div className={stack({ gap: '3', alignItems: 'flex-start' })}>
      <Link
        to="/app/settings/hierarchy/rack/$rackId"
        params={{ rackId }}
        search={day === undefined ? {} : { at: day }}
        className={link()}
      >
        {t(($) => $.elevation)}
      </Link>
      {rack === undefined && error !== null && (
        <QueryError
          title={words(($) => $.load_failed)}
          error={error}
          area="hierarchy"
          onRetry={() => void refetch()}
        />
      )}
      {rack === undefined && error === null && <Skeleton shape="block" />}
      {rack?.node.id === rackId && (
        <div className={css({ width: 'full', maxWidth: '[30rem]' })}>
          <RackFaces rack={rack} faces={FACES} board={{ ...STILL, rivals }} reserved={reserved} />
        </div>
      )}
    </div>
  )
}
