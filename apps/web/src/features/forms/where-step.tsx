import type { Place } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { Spinner } from '@plenum/ui/spinner'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { quiet } from './asset-mark.tsx'
import { FoundTarget } from './found-target.tsx'
import type { StepProps } from './step-props.ts'
import { TargetList } from './target-list.tsx'
import { TypedTarget } from './typed-target.tsx'
import type { Thing } from './values.ts'

const DrawnTarget = part(async () => (await import('./drawn-target.tsx')).DrawnTarget)

const WAYS = ['find', 'draw', 'typed'] as const

const withoutPlace = (things: readonly Thing[]) => things.filter(({ to }) => to === null)

/** Where each thing goes: found, pointed at in a drawn rack, or typed; for all of them or for some. */
export function WhereStep({ values, onChange, errorAt }: StepProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const [way, setWay] = useState<(typeof WAYS)[number]>('find')
  // null for those that have no place yet
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null)
  const { things } = values
  const rest = withoutPlace(things)
  const chosen = marked === null ? rest : things.filter(({ id }) => marked.has(id))
  const give = (targets: ReadonlyMap<string, Place | null>) => {
    onChange((now) => ({
      things: now.things.map((thing) => {
        const to = targets.get(thing.id)
        return to === undefined ? thing : { ...thing, to }
      }),
    }))
    setMarked(null)
  }
  const target = { all: things, things: chosen, day: values.wanted_on, onTargets: give }
  return (
    <div className={stack({ gap: '5' })}>
      <TargetList
        things={things}
        chosen={chosen}
        errorAt={errorAt}
        onChosen={setMarked}
        onClear={(id) => give(new Map([[id, null]]))}
      />
      {chosen.length === 0 ? (
        <p className={quiet}>{t(($) => (things.length === 0 ? $.what.none : $.where.all_placed))}</p>
      ) : (
        <section aria-label={t(($) => $.where.way)} className={stack({ gap: '4' })}>
          <div className={stack({ gap: '2' })}>
            <h3>
              <span role="status">{t(($) => $.where.place_for, { count: chosen.length })}</span>
            </h3>
            <div>
              <Segment
                label={t(($) => $.where.way)}
                value={way}
                onValueChange={setWay}
                options={WAYS.map((value) => ({ value, label: t(($) => $.where[value]) }))}
              />
            </div>
          </div>
          {way === 'find' && <FoundTarget {...target} />}
          {way === 'typed' && <TypedTarget {...target} />}
          {way === 'draw' && (
            <Suspense fallback={<Spinner label={common(($) => $.states.loading)} />}>
              <DrawnTarget {...target} />
            </Suspense>
          )}
        </section>
      )}
    </div>
  )
}
