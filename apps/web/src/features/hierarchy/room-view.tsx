import type { PlanLayer } from '@plenum/domain/room-plan'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { PlanView } from '#app/plan/plan-view.tsx'
import { planQueries } from '#app/plan/queries.ts'

/** A room beside the tree: its plan, and the way to the page on which it is drawn. */
export function RoomView({ roomId }: { roomId: string }) {
  useWords('plans')
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const { data: plan, error, refetch } = useQuery(planQueries.room(roomId))
  const [layer, setLayer] = useState<PlanLayer>('space')
  const [now] = useState(() => new Date())
  return (
    <div className={stack({ gap: '3', minWidth: '0' })}>
      <Link to="/app/settings/hierarchy/room/$roomId" params={{ roomId }} search={{}} className={link()}>
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
      {plan && (
        <PlanView
          plan={plan}
          layer={layer}
          now={now}
          isBeside
          onLayer={setLayer}
          onOpen={({ id, kind }) =>
            void (kind === 'rack'
              ? navigate({ to: '/app/settings/hierarchy/rack/$rackId', params: { rackId: id }, search: {} })
              : navigate({ to: '/app/settings/assets-inventory', search: { asset: id } }))
          }
        />
      )}
    </div>
  )
}
