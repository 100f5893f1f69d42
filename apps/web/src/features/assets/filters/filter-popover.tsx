import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Hidden } from '@plenum/ui/hidden'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import * as Popover from '@plenum/ui/popover'
import { ChevronLeft } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '#app/page/use-words.ts'
import type { AssetsSearch } from '../assets-search.ts'
import { GROUPS, isDay, isLookup, type Dimension, type Group } from './dimensions.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { DayEditor } from './day-editor.tsx'
import { LookupEditor } from './lookup-editor.tsx'
import { useFilterWords } from './use-filter-words.ts'

interface FilterPopoverProps {
  /** The button it opens under. */
  trigger: ReactNode
  open: boolean
  /** The filter it shows; all of them where there is none. */
  at: Dimension | null
  address: AssetsSearch
  onOpenChange: (open: boolean) => void
  onAt: (dimension: Dimension | null) => void
  onChange: (change: Partial<AssetsSearch>) => void
}

/** Puts filters on, changes them and takes them off; the list follows at once. */
export function FilterPopover(props: FilterPopoverProps) {
  useWords('inventory')
  return <Panel {...props} />
}

function Panel({ trigger, open, at, address, onOpenChange, onAt, onChange }: FilterPopoverProps) {
  const { t } = useTranslation('filters')
  // where the focus goes on the way back
  const [from, setFrom] = useState<Dimension | null>(null)
  return (
    <Popover.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Popover.Trigger>{trigger}</Popover.Trigger>
      <Popover.Content>
        <Popover.Header
          title={
            at === null ? (
              t(($) => $.title)
            ) : (
              <span className={hstack({ gap: '1' })}>
                <IconButton
                  label={t(($) => $.back)}
                  size="compact"
                  onClick={() => {
                    setFrom(at)
                    onAt(null)
                  }}
                >
                  <ChevronLeft />
                </IconButton>
                {t(($) => $.name[at])}
              </span>
            )
          }
          closeLabel={t(($) => $.close)}
        />
        <Popover.Body>
          <div className={css({ width: '[21.5rem]', maxWidth: 'full' })}>
            {at === null ? (
              <AllFilters address={address} from={from} onAt={onAt} />
            ) : (
              <Editor key={at} at={at} address={address} onChange={onChange} />
            )}
          </div>
        </Popover.Body>
      </Popover.Content>
    </Popover.Root>
  )
}

interface EditorProps extends Pick<FilterPopoverProps, 'address' | 'onChange'> {
  at: Dimension
}

function Editor({ at, address, onChange }: EditorProps) {
  if (isDay(at))
    return (
      <DayEditor
        day={at}
        value={{ from: address[`${at}_from`], to: address[`${at}_to`] }}
        onChange={({ from, to }) => onChange({ [`${at}_from`]: from, [`${at}_to`]: to })}
      />
    )
  const change = (values: readonly string[]) => onChange({ [at]: values.join() || undefined })
  if (isLookup(at)) return <LookupEditor lookup={at} text={address[at]} onChange={change} />
  return <ChoiceEditor choice={at} text={address[at]} onChange={change} />
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows go from one button to the next, as in a menu. */
function stepBetween(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const now = buttons.findIndex((button) => button === document.activeElement)
  buttons[(now + step + buttons.length) % buttons.length]?.focus()
}

interface AllFiltersProps extends Pick<FilterPopoverProps, 'address'> {
  from: Dimension | null
  onAt: (dimension: Dimension) => void
}

function AllFilters({ address, from, onAt }: AllFiltersProps) {
  const { t } = useTranslation('filters')
  const on = useFilterWords(address)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons within are what is pressed
    <div className={groups} onKeyDown={stepBetween}>
      {COLUMNS.map((column) => (
        <div key={column[0]} className={stack({ gap: '3' })}>
          {column.map((group) => (
            <section key={group} aria-label={t(($) => $.groups[group])} className={stack({ gap: '0.5' })}>
              <h3 className={css({ textStyle: 'caption', color: 'text.muted', px: '2' })}>
                {t(($) => $.groups[group])}
              </h3>
              {GROUPS[group].map((dimension) => {
                const value = on.find((each) => each.dimension === dimension)?.value
                return (
                  <Button
                    key={dimension}
                    tone="quiet"
                    size="compact"
                    width="full"
                    className={css({ justifyContent: 'flex-start' })}
                    autoFocus={dimension === from}
                    title={value}
                    onClick={() => onAt(dimension)}
                  >
                    {t(($) => $.name[dimension])}
                    {value !== undefined && (
                      <>
                        <span aria-hidden="true" className={dot} />
                        <Hidden>{value}</Hidden>
                      </>
                    )}
                  </Button>
                )
              })}
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Of one height, so that all of them are seen at once. */
const COLUMNS = [
  ['what', 'state'],
  ['where', 'when'],
] as const satisfies readonly (readonly Group[])[]

const groups = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '2',
  alignItems: 'start',
})
/** Tells a filter that is on. */
const dot = css({ width: '1.5', height: '1.5', borderRadius: 'full', bg: 'accent.solid' })
