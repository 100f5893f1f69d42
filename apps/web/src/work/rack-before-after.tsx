import type { NodeContents } from '@plenum/domain/node-contents'
import type { Place } from '@plenum/domain/placement'
import { placeWords } from '@plenum/domain/place-words'
import type { WorkItem } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQueries } from '@tanstack/react-query'
import { STILL } from '#app/elevation/board.ts'
import { rackQueries } from '#app/elevation/queries.ts'
import { RackFaces } from '#app/elevation/rack-faces.tsx'
import { useWords } from '#app/page/use-words.ts'
import { movingOf, rackAfter, rackBefore, racksOf, type Heights } from './before-after.ts'
import { useSize } from './use-size.ts'

interface RackBeforeAfterProps {
  item: WorkItem
  /** All items of the request: what else it does to the same racks is drawn too. */
  items: readonly WorkItem[]
}

/** The racks of an item before and after the request: what leaves is dashed, what comes is marked. */
export function RackBeforeAfter({ item, items }: RackBeforeAfterProps) {
  useWords('racks')
  const { t } = useTranslation('work')
  const { before, after } = racksOf(item)
  const ids = [...new Set([before, after].flatMap((place) => (place ? [place.node_id] : [])))]
  const contents = useQueries({ queries: ids.map((id) => rackQueries.contents(id)) })
  const { id, u_height } = useSize(item)
  const heights: Heights = new Map([[id, u_height]])
  const racks = contents.flatMap(({ data }) => (data ? [data] : []))
  if (contents.some(({ isError }) => isError)) return <p className={quiet}>{t(($) => $.drawing.failed)}</p>
  if (racks.length < ids.length) return <Skeleton shape="block" />
  const moving = items.flatMap(movingOf)
  const known = new Map(racks.flatMap(({ assets }) => assets).map((asset) => [asset.id, asset]))
  const drawn = (place: Place, draw: typeof rackBefore): NodeContents | null => {
    const rack = racks.find(({ node }) => node.id === place.node_id)
    return rack ? draw({ rack, moving, known, heights }) : null
  }
  return (
    <div className={pair}>
      {before && <Side title={t(($) => $.drawing.before)} place={before} rack={drawn(before, rackBefore)} />}
      {after && <Side title={t(($) => $.drawing.after)} place={after} rack={drawn(after, rackAfter)} />}
    </div>
  )
}

interface SideProps {
  title: string
  place: Place
  rack: NodeContents | null
}

function Side({ title, place, rack }: SideProps) {
  const where = placeWords({ ...place, position: null })
  return (
    <figure className={stack({ gap: '1', minWidth: '0' })}>
      <figcaption className={stack({ gap: '0', minWidth: '0' })}>
        <span className={css({ textStyle: 'label' })}>{title}</span>
        <span className={quiet}>{where}</span>
      </figcaption>
      {rack && <RackFaces rack={rack} faces={[place.face ?? 'front']} board={STILL} />}
    </figure>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' })
const pair = grid({ gridTemplateColumns: 'repeat(2, minmax(0, 13rem))', gap: '6', alignItems: 'start' })
