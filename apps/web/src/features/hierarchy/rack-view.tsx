import { FACES } from '@plenum/domain/placement'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { STILL } from '#app/elevation/board.ts'
import { rackQueries } from '#app/elevation/queries.ts'
import { RackFaces } from '#app/elevation/rack-faces.tsx'
import { useReservedUnits } from '#app/reservations/use-reserved-units.ts'
import { useWords } from '#app/page/use-words.ts'

/** A rack beside the tree: a picture of both sides, and the way to the page on which things are moved. */
export function RackView({ rackId }: { rackId: string }) {
  useWords('racks', 'reservations')
  const { t } = useTranslation('hierarchy')
  const { data: rack } = useQuery(rackQueries.contents(rackId))
  const { reserved } = useReservedUnits([rackId])
  return (
    <div className={stack({ gap: '3', alignItems: 'flex-start' })}>
      <Link to="/app/settings/hierarchy/rack/$rackId" params={{ rackId }} className={link()}>
        {t(($) => $.elevation)}
      </Link>
      {rack && (
        <div className={css({ width: 'full', maxWidth: '[30rem]' })}>
          <RackFaces rack={rack} faces={FACES} board={STILL} reserved={reserved} />
        </div>
      )}
    </div>
  )
}
