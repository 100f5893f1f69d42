import type { PlanLayer } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { PlanView } from '#app/plan/plan-view.tsx'
import { planQueries } from '#app/plan/queries.ts'

interface RoomViewProps {
  roomId: string
  /** Undefined for now. */
  day: string | undefined
}

/** A room beside the tree: its plan, and the way to the page on which it is drawn. */
export function RoomView({ roomId, day }: RoomViewProps) {
  useWords('plans')
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const { data: plan, error, refetch } = useQuery(planQueries.on(roomId, day))
  const [layer, setLayer] = useState<PlanLayer>('space')
  const [now] = useState(() => new Date())
  const at = day === undefined ? {} : { at: day }
  return (
    <div className={stack({ gap: '3', minWidth: '0' })}>
      <Link to="/app/settings/hierarchy/room/$roomId" params={{ roomId }} search={at} className={link()}>
        {t(($) => $.open)}
      </Link>
      {plan === undefined && error !== null && (
        <QueryError
          title={t(($) => $.load_failed)}
          error={error}
          area="hierarchy"
          onRetry={() => void refetch()}
        />
      )}
      {plan === undefined && error === null && <Skeleton shape="block" />}
      {plan && (
        <PlanView
          plan={plan}
          layer={layer}
          now={now}
          day={day}
          isBeside
          onLayer={setLayer}
          onOpen={({ id, kind }) =>
            void (kind === 'rack'
              ? navigate({ to: '/app/settings/hierarchy/rack/$rackId', params: { rackId: id }, search: at })
              : navigate({ to: '/app/settings/assets-inventory', search: { asset: id } }))
          }
        />
      )}
    </div>
  )
}
