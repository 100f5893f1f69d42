import type { Place } from '@plenum/domain/placement'
import { placeParts } from '@plenum/domain/place-words'
import type { WorkItem } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Place as PlaceView } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Moment } from '#app/page/moment.tsx'
import { ItemChanges } from './item-changes.tsx'
import { ItemFit } from './item-fit.tsx'
import { OpMark, ResultBadge } from './work-marks.tsx'

interface WorkItemRowProps {
  item: WorkItem
  /** What can be done with it. */
  actions?: ReactNode
  /** Below what is known of it. */
  children?: ReactNode
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })

/** What a request does with one thing: what it is, what it will be, and what became of it. */
export function WorkItemRow({ item, actions, children }: WorkItemRowProps) {
  const { t } = useTranslation('work')
  const { number, op, fit, result } = item
  return (
    <div className={stack({ gap: '2', minWidth: '0' })}>
      <div className={hstack({ gap: '3', flexWrap: 'wrap', alignItems: 'flex-start' })}>
        <span className={css({ textStyle: 'caption', color: 'text.muted', minWidth: '4' })}>{number}</span>
        <div className={stack({ gap: '1', flex: '[1 1 16rem]', minWidth: '0' })}>
          <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
            <OpMark op={op} />
            <ItemThing item={item} />
            {result && <ResultBadge result={result} />}
            {item.is_accepted && <Badge>{t(($) => $.accepted)}</Badge>}
          </div>
          <ItemWay item={item} />
          <ItemChanges item={item} />
          {fit && (
            <Suspense fallback={null}>
              <ItemFit fit={fit} position={item.to?.position ?? null} />
            </Suspense>
          )}
          <ItemDone item={item} />
        </div>
        {actions !== undefined && <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** The asset, or what will be one; of a swap the one that comes too. */
function ItemThing({ item: { asset, replacement, model, name } }: { item: WorkItem }) {
  const { t } = useTranslation('work')
  if (asset === null)
    return (
      <span className={hstack({ gap: '2', minWidth: '0' })}>
        <span>{name ?? model?.name}</span>
        <span className={quiet}>{t(($) => $.made_of, { model: model?.name ?? '' })}</span>
      </span>
    )
  return (
    <span className={hstack({ gap: '2', minWidth: '0', flexWrap: 'wrap' })}>
      <AssetLink {...asset} />
      {replacement && (
        <>
          <span className={quiet}>{t(($) => $.replaced_by)}</span>
          <AssetLink {...replacement} />
        </>
      )}
    </span>
  )
}

/** An asset by its name and code. */
export function AssetLink({ id, name, code }: { id: string; name: string; code: string }) {
  return (
    <span className={hstack({ gap: '1.5', minWidth: '0' })}>
      <Link to="/app/settings/assets-inventory" search={{ asset: id }} className={link()}>
        {name}
      </Link>
      <span className={css({ textStyle: 'code', color: 'text.muted' })}>{code}</span>
    </span>
  )
}

/** From where to where. */
function ItemWay({ item: { op, from, to, placed } }: { item: WorkItem }) {
  const { t } = useTranslation('work')
  const moves = op === 'move' || op === 'add' || (op === 'swap' && to !== null)
  if (from === null && to === null) return null
  if (!moves) return from && <Spot place={from} />
  return (
    <div className={hstack({ gap: '2', minWidth: '0', flexWrap: 'wrap' })}>
      {from ? <Spot place={from} /> : <span className={quiet}>{t(($) => $.nowhere)}</span>}
      <ArrowRight aria-label={t(($) => $.to)} className={css({ width: '4', height: '4', flexShrink: '0' })} />
      {to ? (
        <Spot place={to} isInstead={placed !== null} />
      ) : (
        <span className={quiet}>{t(($) => $.nowhere)}</span>
      )}
      {placed && <Spot place={placed} />}
    </div>
  )
}

interface SpotProps {
  place: Place
  /** It was put somewhere else. */
  isInstead?: boolean
}

const Spot = ({ place, isInstead = false }: SpotProps) => {
  const Tag = isInstead ? 'del' : 'span'
  return (
    <Tag className={css({ textStyle: 'table', minWidth: '0', maxWidth: 'full' })}>
      <PlaceView parts={placeParts(place)} />
    </Tag>
  )
}

/** Who executed it and when, and what was said. */
function ItemDone({ item: { note, executed_by, executed_at } }: { item: WorkItem }) {
  const { t } = useTranslation('work')
  return (
    <>
      {note !== null && <p className={css({ textStyle: 'table', overflowWrap: 'anywhere' })}>{note}</p>}
      {executed_at !== null && (
        <p className={quiet}>
          {executed_by?.name ?? t(($) => $.somebody)} · <Moment at={executed_at} />
        </p>
      )}
    </>
  )
}
