import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { X } from 'lucide-react'
import { code, PlaceOf, quiet, StatusOf } from './asset-mark.tsx'
import { thingName, type Thing } from './values.ts'

interface ThingListProps {
  things: readonly Thing[]
  error: string | undefined
  errorAt: (path: string) => string | undefined
  onThings: (by: (things: readonly Thing[]) => Thing[]) => void
}

export const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1.3fr) 9rem minmax(0, 1.6fr) auto' },
  columnGap: '3',
  alignItems: 'center',
  paddingBlock: '1.5',
  borderTop: 'hairline',
})

/** What is chosen so far. */
export function ThingList({ things, error, errorAt, onThings }: ThingListProps) {
  const { t } = useTranslation('forms')
  return (
    <section aria-label={t(($) => $.what.list)} className={stack({ gap: '1' })}>
      <div className={hstack({ gap: '3', justify: 'space-between', minHeight: '8' })}>
        <h3 className={css({ textStyle: 'label' })}>
          {t(($) => $.what.chosen, { count: things.length, most: WORK_ITEMS_MAX })}
        </h3>
        {things.length > 1 && (
          <Button size="compact" tone="quiet" onClick={() => onThings(() => [])}>
            {t(($) => $.what.clear)}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className={css({ color: 'text.danger', textStyle: 'table' })}>
          {error}
        </p>
      )}
      {things.length > 0 && (
        <ol className={css({ maxHeight: '[24rem]', overflowY: 'auto' })}>
          {things.map((thing, index) => (
            <li key={thing.id} className={row}>
              <div className={stack({ gap: '0', minWidth: '0' })}>
                <span className={css({ truncate: true, fontWeight: 'medium' })}>{thingName(thing)}</span>
                <span className={code}>{thing.asset?.code ?? thing.model?.name}</span>
                {errorAt(`items.${index}`) !== undefined && (
                  <span role="alert" className={css({ color: 'text.danger', textStyle: 'table' })}>
                    {errorAt(`items.${index}`)}
                  </span>
                )}
              </div>
              <span className={css({ hideBelow: 'md' })}>
                {thing.asset ? (
                  <StatusOf status={thing.asset.status} />
                ) : (
                  <span className={quiet}>{t(($) => $.what.new)}</span>
                )}
              </span>
              <span className={css({ hideBelow: 'md', minWidth: '0' })}>
                {thing.asset && <PlaceOf place={thing.asset.location} />}
              </span>
              <IconButton
                size="compact"
                label={t(($) => $.what.remove, { name: thingName(thing) })}
                onClick={() => onThings((all) => all.filter(({ id }) => id !== thing.id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
