import type { WaitingAsset } from '@plenum/domain/waiting-asset'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { SearchInput } from '@plenum/ui/search-input'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useDebounced } from '#app/page/use-debounced.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { rackQueries } from './queries.ts'
import type { Placing } from './placing.ts'
import { offeredTo } from './waiting.ts'
import { WaitingThing } from './waiting-thing.tsx'

const SETTLED_MS = 200
const quiet = css({ textStyle: 'caption', color: 'text.muted' })

interface RackTrayProps {
  rackId: string
  placing: Placing
}

/** What could be put into a rack: what has no unit in its room, what stands nowhere, and whatever is searched for. */
export function RackTray({ rackId, placing }: RackTrayProps) {
  const { t } = useTranslation('racks')
  const { hand, goal, onGoal } = placing
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SETTLED_MS)
  const waiting = useQuery(rackQueries.waiting(rackId, search))
  const things = waiting.data ? offeredTo(waiting.data, hand.racks, hand.isMoving) : []
  const take = (asset: WaitingAsset, from: string | null) => {
    const rack = hand.racks.find(({ node }) => node.id === goal?.node_id)
    hand.take(asset, from, goal && rack ? { rack, face: goal.face, unit: goal.position } : undefined)
    onGoal(null)
  }
  return (
    <section aria-labelledby={titleId} className={stack({ gap: '2' })}>
      <h2 id={titleId} className={css({ textStyle: 'label' })}>
        {goal === null ? t(($) => $.tray.title) : t(($) => $.tray.for_unit, { unit: goal.position })}
      </h2>
      <div className={hstack({ gap: '2' })}>
        <SearchInput
          id={placing.searchId}
          label={t(($) => $.tray.search)}
          className={css({ width: 'full', maxWidth: '[22rem]' })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // what is typed here is no unit; Escape still puts back what is in the hand
            if (event.key !== 'Escape') event.stopPropagation()
            else if (hand.held === null) onGoal(null)
          }}
        />
        {goal !== null && (
          <Button size="compact" tone="quiet" onClick={() => onGoal(null)}>
            <X aria-hidden="true" />
            {t(($) => $.tray.any_unit)}
          </Button>
        )}
      </div>
      {waiting.isError && (
        <QueryError
          title={t(($) => $.tray.failed)}
          error={waiting.error}
          area="assets"
          onRetry={() => void waiting.refetch()}
        />
      )}
      {waiting.isSuccess && (
        <p className={quiet}>
          {things.length > 0
            ? t(($) => $.tray.help)
            : search === ''
              ? t(($) => $.tray.empty)
              : t(($) => $.tray.none)}
        </p>
      )}
      {things.length > 0 && (
        <ul
          className={hstack({
            gap: '1.5',
            flexWrap: 'wrap',
            maxHeight: '[14rem]',
            overflowY: 'auto',
            // room for the ring of focus, which what scrolls cuts off
            p: '1',
            m: '-1',
          })}
        >
          {things.map((asset) => (
            <li key={asset.id}>
              <WaitingThing asset={asset} placing={placing} onTake={take} />
            </li>
          ))}
        </ul>
      )}
      {waiting.data?.is_whole === false && <p className={quiet}>{t(($) => $.tray.cut)}</p>}
    </section>
  )
}
