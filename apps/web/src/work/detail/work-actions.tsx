import type { WorkRequest } from '@plenum/domain/work-request'
import { WORK_ACTIONS, type WorkAction } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { api } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { asksFirst } from './transitions.ts'

const ActDialog = part(async () => (await import('./act-dialog.tsx')).ActDialog)

interface WorkActionsProps {
  request: WorkRequest
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
}

/** Ways on, of which the first there is stands out. */
const ONWARD: readonly WorkAction[] = ['approve', 'verify', 'finish', 'start', 'submit', 'unblock']

/** What who looks at a request may do with it now. */
export function WorkActions({ request, canOverride }: WorkActionsProps) {
  const { t } = useTranslation('work')
  const [asking, setAsking] = useState<WorkAction | null>(null)
  const [sending, setSending] = useState<WorkAction | null>(null)
  const { press } = useWorkChange()
  const primary = ONWARD.find((action) => request.actions.includes(action))
  // the way on comes last, as on every page
  const actions = WORK_ACTIONS.filter((action) => request.actions.includes(action)).toSorted(
    (one, other) => Number(one === primary) - Number(other === primary),
  )
  const act = async (action: WorkAction) => {
    if (asksFirst(request.stage, action)) return setAsking(action)
    setSending(action)
    await press(api.work.act(request, { action }), ({ code, stage }) =>
      t(($) => $.acted, { code, stage: t(($) => $.stage[stage]) }),
    )
    setSending(null)
  }
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          tone={action === primary ? 'primary' : 'neutral'}
          loading={sending === action}
          onClick={() => sending === null && void act(action)}
        >
          {t(($) => $.action[action])}
        </Button>
      ))}
      {asking && (
        <Suspense fallback={null}>
          <ActDialog
            request={request}
            action={asking}
            canOverride={canOverride}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  )
}
