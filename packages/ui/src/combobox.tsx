import './later.css'
import {
  Combobox as Ark,
  createListCollection,
  useCombobox,
  type ListCollection,
} from '@ark-ui/react/combobox'
import { cx } from '@plenum/ui/css'
import { combobox, textInput } from '@plenum/ui/recipes'
import { Check, ChevronDown, Plus, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
} from 'react'
import { useFieldControl } from './field-context.ts'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** Tells options of one label apart. */
  hint?: string | undefined
  /** Heading of the options it stands among. */
  group?: string | undefined
  disabled?: boolean | undefined
}

export interface ComboboxProps {
  /** Names the list, and the box where no field around it does. */
  label: string
  /** What was found, in the order to show it; those of one group stand together. */
  options: readonly ComboboxOption[]
  chosen: { value: string; label: string } | null
  /** Said in a row of its own while the options are on their way. */
  loading?: string | undefined
  /** Said under the options: nothing matches, asking failed. */
  note?: string | undefined
  words: {
    open: string
    clear: string
    placeholder?: string
    create?: ((name: string) => string) | undefined
  }
  disabled?: boolean
  className?: string | undefined
  /**
   * It takes the place of a box that has the focus: what was typed there so far, and the list opens with it; null where
   * nothing was.
   */
  handedOver?: string | null
  /** The list opened or the text changed: `text` is what to look for. */
  onSearch: (text: string) => void
  onChoose: (option: ComboboxOption | null) => void
  /** Makes what is missing, by the name that was typed. */
  onCreate?: ((name: string) => void) | undefined
}

const styles = combobox()
/** Value of the row that makes what is missing; no record has such an id. */
const CREATE = '+'

const OPENED_BY_HAND = new Set(['input-click', 'trigger-click', 'arrow-key'])

/** A text box that finds one of many: type, move with the arrows, Enter takes; what is missing is made in place. */
export function Combobox(props: ComboboxProps) {
  const { label, options, chosen, words, disabled = false, className, handedOver } = props
  const { onSearch, onChoose, onCreate } = props
  const isHandedOver = handedOver !== undefined
  const { id, ...field } = useFieldControl()
  const labelId = useId()
  // null while the box is closed and shows what is chosen
  const [text, setText] = useState(handedOver ?? null)
  // outlives the closing of the list, which comes before Ark tells what was taken
  const wantedName = useRef(text ?? '')
  const wanted = (text ?? '').trim()
  const exists = options.some((option) => option.label.toLowerCase() === wanted.toLowerCase())
  const creates = onCreate !== undefined && words.create !== undefined && wanted !== '' && !exists
  const items = creates
    ? [...options, { value: CREATE, label: words.create?.(wanted) ?? wanted }]
    : [...options]
  const collection = createListCollection<ComboboxOption>({
    items,
    isItemDisabled: (option) => option.disabled ?? false,
    groupBy: (option) => option.group ?? '',
  })
  const box = useRef<HTMLInputElement>(null)
  const search = (next: string) => {
    setText(next)
    wantedName.current = next.trim()
    onSearch(next)
  }
  const choose = (value: string | undefined) => {
    if (value === CREATE) return onCreate?.(wantedName.current)
    const option = options.find((one) => one.value === value)
    if (option) onChoose(option)
  }
  const list = useCombobox({
    ids: { label: labelId, ...(id !== undefined && { input: id }) },
    collection,
    value: chosen === null ? [] : [chosen.value],
    // its text stands in the box below: Ark writes there later, which loses what a scanner or a quick hand adds meanwhile
    inputValue: '',
    disabled,
    defaultOpen: text !== null,
    openOnClick: true,
    inputBehavior: 'autohighlight',
    // fixed, so that the sheet or the page around it does not cut it off
    positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 4, sameWidth: true },
    translations: { triggerLabel: words.open },
    onOpenChange: ({ open, reason = '' }) => {
      if (!open) setText(null)
      else if (OPENED_BY_HAND.has(reason)) search('')
    },
    onValueChange: ({ value }) => choose(value[0]),
  })
  const takeOver = useEffectEvent(() => {
    box.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (wantedName.current !== '') list.setOpen(true)
  })
  useEffect(() => {
    // Ark listens from its next microtask on: the focus the box was made with, and what was typed since, are told then
    if (isHandedOver) queueMicrotask(takeOver)
  }, [isHandedOver])
  const { open: isOpen } = list
  const first = collection.firstValue
  const lightIfNone = useEffectEvent((value: string) => {
    const { highlightedValue: lit } = list
    // to make something is meant only where nothing was found
    const isMeant = lit !== null && lit !== CREATE && collection.has(lit)
    if (wanted !== '' && !isMeant) list.setHighlightValue(value)
  })
  useEffect(() => {
    // Ark does so by itself only in a list that typing opened, not where a box with text took over before the answer
    if (isOpen && first !== null) lightIfNone(first)
  }, [first, isOpen])
  return (
    <Ark.RootProvider value={list} lazyMount unmountOnExit className={cx(styles.root, className)}>
      <span hidden id={labelId}>
        {label}
      </span>
      <Ark.Control className={styles.control}>
        <Ark.Input asChild>
          <Box
            {...field}
            ref={box}
            autoFocus={isHandedOver}
            onBlur={letGo}
            aria-label={label}
            placeholder={chosen?.label ?? words.placeholder}
            value={text ?? chosen?.label ?? ''}
            onChange={(event) => search(event.target.value)}
          />
        </Ark.Input>
        <span className={styles.end}>
          {chosen !== null && text === null && !disabled ? (
            <IconButton label={words.clear} size="compact" onClick={() => onChoose(null)}>
              <X />
            </IconButton>
          ) : (
            <Ark.Trigger className={styles.chevron}>
              <ChevronDown aria-hidden="true" />
            </Ark.Trigger>
          )}
        </span>
      </Ark.Control>
      <Ark.Positioner>
        <List collection={collection} loading={props.loading} note={props.note} />
      </Ark.Positioner>
    </Ark.RootProvider>
  )
}

/**
 * Ark takes the focus to the box in the frame after the list opened or closed, and somebody may have left by then: what
 * it asked for before that is not heard.
 */
function letGo({ currentTarget: box }: FocusEvent<HTMLInputElement>) {
  // Ark watches the method through a getter, which an assignment would meet
  Object.defineProperty(box, 'focus', { configurable: true, value: () => undefined })
  requestAnimationFrame(() => Reflect.deleteProperty(box, 'focus'))
}

/** Ark's input has a first value of its own, which this one must not have beside its text. */
function Box(props: ComponentProps<'input'>) {
  const { defaultValue: _, ...rest } = props
  return <input {...rest} className={cx(textInput(), styles.input)} />
}

interface ListProps {
  collection: ListCollection<ComboboxOption>
  loading: string | undefined
  note: string | undefined
}

/** What a combobox found, with a line about what it did not. */
function List({ collection, loading, note }: ListProps) {
  return (
    <div className={styles.panel}>
      <Ark.Content className={styles.list}>
        {collection.group().map(([group, options]) =>
          group === '' ? (
            options.map((option) => <Item key={option.value} option={option} />)
          ) : (
            <Ark.ItemGroup key={group}>
              <Ark.ItemGroupLabel className={styles.group}>{group}</Ark.ItemGroupLabel>
              {options.map((option) => (
                <Item key={option.value} option={option} />
              ))}
            </Ark.ItemGroup>
          ),
        )}
      </Ark.Content>
      <p role="status" className={styles.note}>
        {loading !== undefined && (
          <>
            <Spinner size="sm" tone="secondary" />
            {loading}
          </>
        )}
        {loading === undefined && note}
      </p>
    </div>
  )
}

function Item({ option }: { option: ComboboxOption }) {
  return (
    <Ark.Item item={option} className={styles.item}>
      {option.value === CREATE && <Plus aria-hidden="true" />}
      <span className={styles.text}>
        {option.label}
        {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
      </span>
      <Ark.ItemIndicator className={styles.check}>
        <Check aria-hidden="true" />
      </Ark.ItemIndicator>
    </Ark.Item>
  )
}
