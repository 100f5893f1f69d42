import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { ArrowRight, X } from 'lucide-react'
import { code, PlaceOf, quiet } from './asset-mark.tsx'
import { thingName, type Thing } from './values.ts'

interface TargetListProps {
  things: readonly Thing[]
  /** Those that the next place is for. */
  chosen: readonly Thing[]
  errorAt: (path: string) => string | undefined
  onChosen: (ids: ReadonlySet<string>) => void
  onClear: (id: string) => void
}

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) minmax(0, 2fr) auto' },
  columnGap: '3',
  alignItems: 'center',
  paddingBlock: '1.5',
  borderTop: 'hairline',
})

// on a phone it stands beside the name, above what is below both
const end = css({ gridColumn: { base: '3', md: 'auto' }, gridRow: { base: '1', md: 'auto' } })

/** Things with where they stand and where they go; the ticked ones get the next place. */
export function TargetList({ things, chosen, errorAt, onChosen, onClear }: TargetListProps) {
  const { t } = useTranslation('forms')
  const ids = new Set(chosen.map(({ id }) => id))
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }
  return (
    <div className={stack({ gap: '1' })}>
      {things.length > 1 && (
        <Checkbox
          label={t(($) => $.where.choose_all, { count: things.length })}
          checked={ids.size === things.length}
          indeterminate={ids.size > 0 && ids.size < things.length}
          onChange={() => onChosen(new Set(ids.size === things.length ? [] : things.map(({ id }) => id)))}
        />
      )}
      <ol aria-label={t(($) => $.where.list)} className={css({ maxHeight: '[22rem]', overflowY: 'auto' })}>
        {things.map((thing, index) => {
          const error = errorAt(`items.${index}.to`) ?? errorAt(`items.${index}.to.position`)
          return (
            <li key={thing.id} className={line}>
              <Checkbox
                aria-label={t(($) => $.where.choose, { name: thingName(thing) })}
                checked={ids.has(thing.id)}
                onChange={() => toggle(thing.id)}
              />
              <div className={stack({ gap: '0', minWidth: '0' })}>
                <span className={css({ truncate: true, fontWeight: 'medium' })}>{thingName(thing)}</span>
                <span className={code}>{thing.asset?.code ?? thing.model?.name}</span>
              </div>
              <div className={stack({ gap: '0', minWidth: '0', gridColumn: { base: '2 / 4', md: 'auto' } })}>
                {thing.asset?.location && (
                  <span className={css({ color: 'text.muted', minWidth: '0' })}>
                    <PlaceOf place={thing.asset.location} />
                  </span>
                )}
                <span className={hstack({ gap: '2', minWidth: '0' })}>
                  <ArrowRight
                    aria-hidden="true"
                    className={css({
                      width: '[14px]',
                      height: '[14px]',
                      flexShrink: '0',
                      color: 'text.muted',
                    })}
                  />
                  {thing.to ? (
                    <span className={css({ minWidth: '0', fontWeight: 'medium' })}>
                      <PlaceOf place={thing.to} />
                    </span>
                  ) : (
                    <span className={quiet}>{t(($) => $.where.not_yet)}</span>
                  )}
                </span>
                {error !== undefined && (
                  <span role="alert" className={css({ color: 'text.danger', textStyle: 'table' })}>
                    {error}
                  </span>
                )}
              </div>
              {thing.to && (
                <span className={end}>
                  <IconButton
                    size="compact"
                    label={t(($) => $.where.clear, { name: thingName(thing) })}
                    onClick={() => onClear(thing.id)}
                  >
                    <X />
                  </IconButton>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
