import type { WorkItem } from '@plenum/domain/work-item'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { racksOf } from '../before-after.ts'
import { api } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { useWorkWords } from '../use-work-words.ts'
import { WorkItemRow } from '../work-item-row.tsx'
import { Section } from './detail-frame.tsx'

const RackBeforeAfter = part(async () => (await import('../rack-before-after.tsx')).RackBeforeAfter)
const ExecuteDialog = part(async () => (await import('./execute-dialog.tsx')).ExecuteDialog)

interface WorkItemsProps {
  request: WorkRequest
  /** Whether the person may see racks and what stands in them. */
  canSeeRacks: boolean
  canOverride: boolean
  /** The day it is, `YYYY-MM-DD`. */
  today: string
}

const canDraw = (item: WorkItem) => {
  const { before, after } = racksOf(item)
  return before !== null || after !== null
}

/** What a request does, thing by thing: before and after, what speaks against it, and what became of it. */
export function WorkItems({ request, canSeeRacks, canOverride, today }: WorkItemsProps) {
  const { t } = useTranslation('work')
  const words = useWorkWords()
  const { items } = request
  const drawable = canSeeRacks ? items.filter(canDraw) : []
  const [open, setOpen] = useState<string | null>(drawable[0]?.id ?? null)
  const [executing, setExecuting] = useState<string | null>(null)
  const item = items.find(({ id }) => id === executing)
  if (items.length === 0)
    return (
      <Section title={t(($) => $.items.title)}>
        <p className={css({ color: 'text.muted' })}>{t(($) => $.items.none)}</p>
      </Section>
    )
  return (
    <Section
      title={t(($) => $.items.title)}
      aside={<span className={css({ textStyle: 'table', color: 'text.muted' })}>{words.done(request)}</span>}
    >
      <ol className={stack({ gap: '4' })}>
        {items.map((each) => (
          <li key={each.id} className={css({ '& + &': { borderTop: 'hairline', pt: '4' } })}>
            <WorkItemRow
              item={each}
              actions={<ItemActions request={request} item={each} onExecute={() => setExecuting(each.id)} />}
            >
              {drawable.includes(each) && (
                <ItemDrawing
                  item={each}
                  items={items}
                  isOpen={open === each.id}
                  onToggle={() => setOpen(open === each.id ? null : each.id)}
                />
              )}
            </WorkItemRow>
          </li>
        ))}
      </ol>
      {item && (
        <Suspense fallback={null}>
          <ExecuteDialog
            request={request}
            item={item}
            canOverride={canOverride}
            today={today}
            onClose={() => setExecuting(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}

interface ItemDrawingProps {
  item: WorkItem
  items: readonly WorkItem[]
  isOpen: boolean
  onToggle: () => void
}

function ItemDrawing({ item, items, isOpen, onToggle }: ItemDrawingProps) {
  const { t } = useTranslation('work')
  return (
    <div className={stack({ gap: '2', pl: { md: '7' } })}>
      <span>
        <Button size="compact" tone="quiet" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          {t(($) => $.drawing.toggle)}
        </Button>
      </span>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <RackBeforeAfter item={item} items={items} />
        </Suspense>
      )}
    </div>
  )
}

interface ItemActionsProps {
  request: WorkRequest
  item: WorkItem
  onExecute: () => void
}

/** Executes an item, takes that back, or says that it stays. */
function ItemActions({ request, item, onExecute }: ItemActionsProps) {
  const { t } = useTranslation('work')
  const { press } = useWorkChange()
  const [sending, setSending] = useState<'revert' | 'accept' | null>(null)
  const isRunning = request.stage === 'in_progress'
  const isManager = request.actions.includes('cancel')
  const isStanding = (isRunning || request.stage === 'blocked') && item.result !== null && !item.is_accepted
  const canRevert = isStanding && (request.may_execute || isManager)
  const canAccept = isStanding && isManager && item.batch_id !== null
  const send = async (what: 'revert' | 'accept') => {
    setSending(what)
    await press(api.work[what](request, item.id), () =>
      t(($) => (what === 'revert' ? $.items.reverted : $.items.kept), {
        name: item.asset?.name ?? item.name ?? '',
      }),
    )
    setSending(null)
  }
  return (
    <>
      {canAccept && (
        <Button
          size="compact"
          tone="quiet"
          loading={sending === 'accept'}
          onClick={() => void send('accept')}
        >
          {t(($) => $.items.accept)}
        </Button>
      )}
      {canRevert && (
        <Button size="compact" loading={sending === 'revert'} onClick={() => void send('revert')}>
          {t(($) => $.items.revert)}
        </Button>
      )}
      {isRunning && request.may_execute && item.result === null && (
        <Button size="compact" tone="primary" onClick={onExecute}>
          {t(($) => $.items.execute)}
        </Button>
      )}
    </>
  )
}
