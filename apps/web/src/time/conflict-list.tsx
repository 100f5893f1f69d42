import type { LimitCode } from '@plenum/domain/fit-limits'
import { isOfLimit, type Claimant, type PlanConflict } from '@plenum/domain/plan-conflicts'
import { placeWords } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { flex, stack } from '@plenum/ui/patterns'
import { card, link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useFindingWords } from '#app/fit/use-finding-words.ts'
import { useWords } from '#app/page/use-words.ts'
import { useDayWords } from './use-day-words.ts'

interface ConflictListProps {
  conflicts: readonly PlanConflict[]
  today: string
}

/** So few are shown at once. */
const FEW = 3

/** What speaks against what is planned, each with the ways to the assets and to the rack on that day. */
export function ConflictList({ conflicts, today }: ConflictListProps) {
  const { t } = useTranslation('time')
  const list = useId()
  const [isOpen, setOpen] = useState(conflicts.length <= FEW)
  if (conflicts.length === 0) return null
  const title = t(($) => $.conflicts, { count: conflicts.length })
  return (
    <section aria-label={title} className={cx(card(), stack({ gap: '2', py: '2', minWidth: '0' }))}>
      <span className={css({ ml: '-2' })}>
        <Button
          size="compact"
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          <TriangleAlert aria-hidden="true" className={css({ color: 'warning.graphic' })} />
          {title}
        </Button>
      </span>
      <ul id={list} className={stack({ gap: '2' })}>
        {isOpen &&
          conflicts.map((conflict) => (
            <li key={keyOf(conflict)}>
              <Conflict conflict={conflict} today={today} />
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Of one thing several plans can be in the way, and one plan can break the limits of both paths. */
const keyOf = ({ code, path, from, thing, rival }: PlanConflict): string =>
  [code, path, from, thing.id, rival?.id].join(' ')

function Conflict({ conflict, today }: { conflict: PlanConflict; today: string }) {
  const { t } = useTranslation('time')
  const words = useDayWords()
  const { code, thing, rival, from } = conflict
  const day = from > today ? from : today
  const rack = thing.trail.at(-1)
  return (
    <div
      className={flex({ columnGap: '3', rowGap: '1', wrap: 'wrap', align: 'baseline', textStyle: 'table' })}
    >
      <Badge tone="warning">{t(($) => $.code[code])}</Badge>
      <Claim claimant={thing} />
      {rival && (
        <>
          <span className={css({ color: 'text.muted' })}>
            {t(($) => (isOfLimit(code) ? $.beside : $.against))}
          </span>
          <Claim claimant={rival} />
        </>
      )}
      {isOfLimit(code) && (
        <Suspense>
          <LimitWords finding={{ ...conflict, code }} />
        </Suspense>
      )}
      <span className={css({ color: 'text.muted' })}>{words.span(conflict)}</span>
      {rack?.type === 'rack' && (
        <Link
          to="/app/settings/hierarchy/rack/$rackId"
          params={{ rackId: rack.id }}
          search={day === today ? {} : { at: day }}
          className={link({ tone: 'accent' })}
        >
          {t(($) => $.show, { rack: rack.name, date: words.date(day) })}
        </Link>
      )}
    </div>
  )
}

/** What the limit is, and what it would be then. */
function LimitWords({ finding }: { finding: PlanConflict & { code: LimitCode } }) {
  useWords('fit')
  return <span>{useFindingWords()(finding)}</span>
}

function Claim({ claimant }: { claimant: Claimant }) {
  const { t } = useTranslation('time')
  const words = useDayWords()
  const { id, name, code, trail, position, planned_for } = claimant
  const when =
    planned_for === null ? t(($) => $.stands) : t(($) => $.is_planned, { date: words.date(planned_for) })
  return (
    <span>
      <Link
        to="/app/settings/assets-inventory"
        search={{ asset: id }}
        title={code}
        className={link({ tone: 'accent' })}
      >
        {name}
      </Link>{' '}
      <span className={css({ color: 'text.muted' })}>
        {placeWords({ trail: trail.slice(-1), position })}, {when}
      </span>
    </span>
  )
}
