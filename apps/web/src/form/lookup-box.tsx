import { css, cx } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { menu } from '@plenum/ui/recipes'
import { TextInput } from '@plenum/ui/text-input'
import { Plus, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

export interface LookupOption {
  id: string
  name: string
  /** Tells options of one name apart. */
  hint?: string | undefined
}

export interface LookupBoxProps {
  /** Its name, where no field around it gives one. */
  label: string
  className?: string
  /** Name of what is chosen now; empty for nothing. */
  chosen: string
  options: readonly LookupOption[]
  /** Below the options: nothing matches, still loading, failed. */
  note: string | undefined
  words: { clear: string; placeholder: string; create: ((name: string) => string) | undefined }
  /** The list opened or the text changed: `text` is what to look for. */
  onSearch: (text: string) => void
  onChoose: (option: LookupOption | null) => void
  onCreate?: ((name: string) => void) | undefined
}

const styles = menu()

/** A text box that finds one of many: type, move with the arrows, Enter takes; what is missing is made in place. */
export function LookupBox(props: LookupBoxProps) {
  const { label, className, chosen, options, note, words, onSearch, onChoose, onCreate } = props
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const open = text !== null
  const wanted = (text ?? '').trim()
  const exists = options.some((option) => option.name.toLowerCase() === wanted.toLowerCase())
  const creates = onCreate !== undefined && wanted !== '' && !exists
  const count = options.length + (creates ? 1 : 0)
  const begin = () => {
    setText('')
    setAt(0)
    onSearch('')
  }
  const take = (index: number) => {
    const option = options[index]
    if (option) onChoose(option)
    else if (creates) onCreate(wanted)
    setText(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // closes the list only, not the sheet around it
      event.stopPropagation()
      return setText(null)
    }
    if (!open && event.key === 'ArrowDown') return begin()
    if (!open || count === 0) return
    if (event.key === 'Enter') take(at)
    else if (event.key === 'ArrowDown') setAt((at + 1) % count)
    else if (event.key === 'ArrowUp') setAt((at + count - 1) % count)
    else return
    event.preventDefault()
  }
  return (
    <div className={cx(css({ position: 'relative' }), className)}>
      <TextInput
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && count > 0 ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={chosen || words.placeholder}
        value={text ?? chosen}
        onClick={() => !open && begin()}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
          onSearch(event.target.value)
        }}
        onBlur={() => setText(null)}
        onKeyDown={onKeyDown}
      />
      {chosen !== '' && !open && (
        <span
          className={css({
            position: 'absolute',
            right: '0.5',
            insetY: '0',
            display: 'flex',
            alignItems: 'center',
          })}
        >
          <IconButton label={words.clear} size="compact" onClick={() => onChoose(null)}>
            <X />
          </IconButton>
        </span>
      )}
      {open && (
        <div
          className={cx(
            styles.content,
            css({
              position: 'absolute',
              top: '[100%]',
              insetX: '0',
              mt: '1',
              zIndex: 'floating',
              maxWidth: 'full',
            }),
          )}
          data-state="open"
          role="presentation"
          // the press must not take the focus out of the box before the click arrives
          onMouseDown={(event) => event.preventDefault()}
        >
          <div role="listbox" id={listId} aria-label={label}>
            {options.map((option, index) => (
              <LookupItem
                key={option.id}
                id={`${listId}-${index}`}
                at={index === at}
                onTake={() => take(index)}
              >
                {option.name}
                {option.hint !== undefined && <span className={styles.reason}>{option.hint}</span>}
              </LookupItem>
            ))}
            {creates && words.create && (
              <LookupItem
                id={`${listId}-${options.length}`}
                at={at === options.length}
                onTake={() => take(options.length)}
                icon
              >
                {words.create(wanted)}
              </LookupItem>
            )}
          </div>
          {note !== undefined && <p className={styles.label}>{note}</p>}
        </div>
      )}
    </div>
  )
}

interface LookupItemProps {
  id: string
  at: boolean
  icon?: boolean
  onTake: () => void
  children: ReactNode
}

function LookupItem({ id, at, icon = false, onTake, children }: LookupItemProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard reaches it through the box it belongs to
    <div
      role="option"
      id={id}
      aria-selected={at}
      tabIndex={-1}
      {...(at && { 'data-highlighted': '' })}
      className={styles.item}
      onClick={onTake}
    >
      {icon && <Plus aria-hidden="true" />}
      <span className={styles.text}>{children}</span>
    </div>
  )
}
