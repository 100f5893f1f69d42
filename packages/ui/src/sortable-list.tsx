import './later.css'
import { sortableList } from '@plenum/ui/recipes'
import { GripVertical } from 'lucide-react'
import { useId, useState, type CSSProperties, type ReactNode } from 'react'
import { Hidden } from './hidden.tsx'
import { IconButton } from './icon-button.tsx'
import { placeWith, shiftOf } from './list-order.ts'
import { useSorting, type Held, type Told } from './use-sorting.ts'

export interface SortableListWords {
  /** The name of the list. */
  label: string
  /** The name of a handle: 'Move step 2'. */
  handle: (place: number) => string
  /** How to use one by keys. */
  help: string
  /** What is spoken while an item is moved: 'Step 2 is now 3 of 5'. */
  told: Record<Told, (place: number, count: number) => string>
}

interface SortableListProps<Item> {
  items: readonly Item[]
  words: SortableListWords
  disabled?: boolean
  /** From one index to another, once it is let go. */
  onMove: (from: number, to: number) => void
  /** Beside the content, such as a button to remove it. */
  aside?: (item: Item, index: number) => ReactNode
  children: (item: Item, index: number) => ReactNode
}

type Sorting = ReturnType<typeof useSorting>

/** Numbered items in an order people choose; what is typed in one goes along with it. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, words, disabled = false, onMove, aside, children } = props
  const [told, setTold] = useState('')
  const helpId = useId()
  const sorting = useSorting({
    onMove,
    onTold: (what, place) => setTold(words.told[what](place + 1, items.length)),
  })
  const { held } = sorting
  const styles = sortableList()
  return (
    <>
      <ol aria-label={words.label} className={styles.root}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item} {...(held && atHeld(held, index))}>
            <div className={styles.head}>
              <Handle
                id={item.id}
                label={words.handle(index + 1)}
                helpId={helpId}
                disabled={disabled || items.length < 2}
                sorting={sorting}
              />
              <span aria-hidden="true" className={styles.number}>
                {(held ? placeWith(held, index) : index) + 1}
              </span>
            </div>
            <div className={styles.content}>{children(item, index)}</div>
            {aside && <div className={styles.aside}>{aside(item, index)}</div>}
          </li>
        ))}
      </ol>
      <Hidden id={helpId}>{words.help}</Hidden>
      <Hidden role="status" aria-live="assertive">
        {told}
      </Hidden>
    </>
  )
}

interface HandleProps {
  id: string
  label: string
  helpId: string
  disabled: boolean
  sorting: Sorting
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function Handle({ id, label, helpId, disabled, sorting: { held, pick, drop, giveBack, step } }: HandleProps) {
  const styles = sortableList()
  const isLifted = held?.id === id
  return (
    <IconButton
      label={label}
      aria-describedby={helpId}
      aria-pressed={isLifted}
      disabled={disabled}
      className={styles.handle}
      onPointerDown={(event) => {
        if (event.button !== 0 || held !== null) return
        // not every browser gives a pressed button the focus, and Escape is heard where it is
        event.currentTarget.focus()
        pick(event.currentTarget, id, event)
      }}
      onClick={({ detail, currentTarget }) => {
        // a press of the pointer has been a drag
        if (detail > 0) return
        if (isLifted) drop()
        else pick(currentTarget, id, null)
      }}
      onKeyDown={(event) => {
        const by = STEPS[event.key]
        if (by === undefined || !isLifted) return
        event.preventDefault()
        step(event.currentTarget, by)
      }}
      onBlur={() => held?.grip === null && giveBack()}
    >
      <GripVertical />
    </IconButton>
  )
}

/** Both on the item itself: they go together, and with them the motion. */
function atHeld(held: Held, index: number) {
  const isInHand = index === held.from
  const shift = isInHand && held.grip !== null ? held.moved : shiftOf(held.slots, held, index)
  const style: CSSProperties = { transform: `translateY(${shift}px)` }
  return { 'data-held': isInHand ? 'hand' : 'beside', style }
}
