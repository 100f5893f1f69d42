import type { Asset } from '@plenum/domain/asset'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { workQueries } from '#app/work/queries.ts'
import { useSeesWork } from './use-may-request.ts'

/** The open requests about an asset, which are in the way of its use and of its end. */
export function OpenWork({ asset: { id } }: { asset: Pick<Asset, 'id'> }) {
  const { t } = useTranslation('life')
  const requests = useQuery({
    ...workQueries.first({ asset_id: id, stage: OPEN_STAGES.join(), limit: 20 }),
    enabled: useSeesWork(),
  })
  const open = requests.data?.results.filter(({ is_draft }) => !is_draft) ?? []
  return (
    <Alert tone="warning" title={t(($) => $.open_work.title)}>
      <p>{t(($) => $.open_work.text)}</p>
      <ul className={stack({ gap: '1' })}>
        {open.map((request) => (
          <li key={request.id}>
            <Link
              to="/app/dc-manager/mac-projects/$requestId"
              params={{ requestId: request.id }}
              className={link()}
            >
              {request.code}
            </Link>{' '}
            {request.title}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
