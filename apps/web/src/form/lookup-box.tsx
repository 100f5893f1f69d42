import { useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { TextInput } from '@plenum/ui/text-input'
import { X } from 'lucide-react'
import { useState, type FocusEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { prepare } from '#app/notices/part.ts'

type ComboboxModule = typeof import('@plenum/ui/combobox')

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
  /** What is chosen now. */
  chosen: LookupOption | null
  options: readonly LookupOption[]
  /** Whether they are what was found for the text in the box: until then nothing is offered to be made that may be there. */
  isAnswered?: boolean
  /** Below the options: nothing matches, still loading, failed. */
  note: string | undefined
  words: { clear: string; placeholder: string; create: ((name: string) => string) | undefined }
  /** The list opened or the text changed: `text` is what to look for. */
  onSearch: (text: string) => void
  onChoose: (option: LookupOption | null) => void
  onCreate?: ((name: string) => void) | undefined
}

const asOption = ({ id, name, hint }: LookupOption) => ({ value: id, label: name, hint })
const load = () => import('@plenum/ui/combobox')

/** A combobox of records, which weighs more than the page around it: a plain box stands for it until a hand is near. */
export function LookupBox({ chosen, options, isAnswered = true, words, onChoose, ...rest }: LookupBoxProps) {
  const { t } = useTranslation('assets')
  const [loaded, setLoaded] = useState<ComboboxModule | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const search = (text: string) => {
    setTyped(text)
    rest.onSearch(text)
  }
  if (loaded === null)
    return (
      <WaitingBox
        label={rest.label}
        className={rest.className}
        placeholder={chosen?.name ?? words.placeholder}
        text={typed ?? chosen?.name ?? ''}
        onText={search}
        onOpen={() => typed === null && search('')}
        onLeave={() => setTyped(null)}
        clear={
          chosen !== null &&
          typed === null && (
            <IconButton label={words.clear} size="compact" onClick={() => onChoose(null)}>
              <X />
            </IconButton>
          )
        }
        onLoaded={setLoaded}
      />
    )
  return (
    <loaded.Combobox
      {...rest}
      chosen={chosen && asOption(chosen)}
      options={options.map(asOption)}
      words={{
        open: t(($) => $.lookup.open),
        ...words,
        create: isAnswered ? words.create : undefined,
      }}
      handedOver={typed}
      onChoose={(option) => onChoose(options.find(({ id }) => id === option?.value) ?? null)}
    />
  )
}

interface WaitingBoxProps {
  label: string
  className: string | undefined
  placeholder: string
  text: string
  onText: (text: string) => void
  onOpen: () => void
  onLeave: () => void
  clear: ReactNode
  /** The combobox is here, and the box still has the focus. */
  onLoaded: (loaded: ComboboxModule) => void
}

function WaitingBox({ label, className, placeholder, text, clear, onLoaded, ...told }: WaitingBoxProps) {
  const take = ({ currentTarget }: FocusEvent) =>
    void load().then(
      (loaded) => {
        // at once: drawn later, it would take the focus back from somebody who has gone on to the next box
        if (document.activeElement === currentTarget) flushSync(() => onLoaded(loaded))
      },
      // where it cannot be had now, the next focus asks again
      () => undefined,
    )
  return (
    <span className={cx(css({ display: 'block', position: 'relative' }), className)}>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the list it controls is not here yet
        role="combobox"
        aria-label={label}
        aria-expanded={false}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onPointerEnter={() => prepare(load)}
        onFocus={take}
        onClick={told.onOpen}
        onChange={(event) => told.onText(event.target.value)}
        onBlur={told.onLeave}
      />
      <span
        className={css({
          position: 'absolute',
          right: '0.5',
          insetY: '0',
          display: 'flex',
          alignItems: 'center',
        })}
      >
        {clear}
      </span>
    </span>
  )
}
