import type { Asset } from '@plenum/domain/asset'
import { isClosed } from '@plenum/domain/transition'
import { formatDate } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useWords } from '#app/page/use-words.ts'
import type { LifeAct } from '../assets-search.ts'
import { placeWords } from '@plenum/domain/place-words'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { api } from '../queries.ts'
import { lifeQueries } from './queries.ts'
import { useLife } from './use-life.ts'

interface AssetNotesProps {
  asset: Asset
  canWrite: boolean
  canRestore: boolean
  onAct: (act: LifeAct) => void
}

/** What stands over an asset's fields: that it is closed, what proves its data gone, and where it will go. */
export function AssetNotes({ asset, canWrite, canRestore, onAct }: AssetNotesProps) {
  useWords('life')
  const { t } = useTranslation('life')
  const language = useLanguage()
  return (
    <>
      {isClosed(asset) && asset.termination_date !== null && (
        <Alert
          tone="info"
          title={t(($) => $.closed.title, { day: formatDate(language, asset.termination_date) })}
          {...(canRestore && {
            actions: (
              <Button size="compact" onClick={() => onAct('status')}>
                {t(($) => $.closed.restore)}
              </Button>
            ),
          })}
        >
          {t(($) => $.closed.text)}
        </Alert>
      )}
      {asset.planned_move && <Planned asset={asset} plan={asset.planned_move} canWrite={canWrite} />}
      {asset.status === 'decommissioning' && <Proofs id={asset.id} />}
    </>
  )
}

interface PlannedProps {
  asset: Asset
  plan: NonNullable<Asset['planned_move']>
  canWrite: boolean
}

/** A move that is still to come. */
function Planned({ asset, plan, canWrite }: PlannedProps) {
  const { t } = useTranslation('life')
  const language = useLanguage()
  const errorWords = useErrorWords()
  const { change } = useLife()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (call: Promise<Asset>, title: (asset: Asset) => string) => {
    setIsBusy(true)
    const refused = await change(call, title).finally(() => setIsBusy(false))
    if (refused) {
      await notify({ type: 'error', title: t(($) => $.planned.failed), message: errorWords(refused) })
    }
  }
  const { node_id, position, face, lane } = plan
  const words = {
    place: placeWords(plan),
    day: formatDate(language, plan.planned_for),
    name: plan.by ?? '',
  }
  return (
    <Alert
      tone="info"
      title={t(($) => $.planned.title)}
      {...(canWrite && {
        actions: (
          <>
            <Button
              size="compact"
              loading={isBusy}
              onClick={() =>
                void act(api.assets.move(asset, { node_id, position, face, lane }), ({ name }) =>
                  t(($) => $.move.done, { name }),
                )
              }
            >
              {t(($) => $.planned.now)}
            </Button>
            <Button
              size="compact"
              tone="quiet"
              onClick={() =>
                void act(api.assets.cancelMove(asset), ({ name }) => t(($) => $.planned.cancelled, { name }))
              }
            >
              {t(($) => $.planned.cancel)}
            </Button>
          </>
        ),
      })}
    >
      <p>{t(($) => $.planned.on, words)}</p>
      {plan.reason !== null && <p>{plan.reason}</p>}
    </Alert>
  )
}

/** The proofs that an asset's media were erased. */
function Proofs({ id }: { id: string }) {
  const { t } = useTranslation('life')
  const language = useLanguage()
  const { data } = useQuery(lifeQueries.erasures(id))
  if (data === undefined || data.results.length === 0) return null
  return (
    <Alert tone="success" title={t(($) => $.proofs)}>
      <ul>
        {data.results.map(({ id: proof, method, media_serial, operator, erased_on }) => (
          <li key={proof}>
            {t(($) => $.proof_line, {
              method: t(($) => $.end.methods[method]),
              serial: media_serial,
              operator,
              day: formatDate(language, erased_on),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
