import { valuesOf } from '@plenum/domain/filter-value'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { SearchInput } from '@plenum/ui/search-input'
import { useState } from 'react'
import { isChoice, SINGLE, type Choice } from './dimensions.ts'
import { OptionList } from './option-list.tsx'
import { useChoiceWords, useTypeOptions } from './use-filter-words.ts'

interface ChoiceEditorProps {
  choice: Choice | 'asset_type'
  text: string | undefined
  onChange: (values: readonly string[]) => void
}

/** More than these are looked through by typing. */
const MANY = 12

/** Ticks values of a filter that are known beforehand. */
export function ChoiceEditor({ choice, text, onChange }: ChoiceEditorProps) {
  const { t } = useTranslation('filters')
  const words = useChoiceWords()
  const types = useTypeOptions()
  const [typed, setTyped] = useState('')
  const options = isChoice(choice) ? words(choice) : types
  const shown = options.filter(({ label, value }) =>
    `${label} ${value}`.toLowerCase().includes(typed.trim().toLowerCase()),
  )
  const name = t(($) => $.name[choice])
  return (
    <div className={stack({ gap: '2' })}>
      {options.length > MANY && (
        <SearchInput
          label={t(($) => $.search, { filter: name })}
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <OptionList
        label={name}
        options={shown}
        chosen={valuesOf(text)}
        takesFocus={options.length <= MANY}
        onChange={(values) => onChange(SINGLE.includes(choice) ? values.slice(-1) : values)}
      />
      {shown.length === 0 && <p className={muted}>{t(($) => $.none)}</p>}
      {choice === 'without' && <p className={muted}>{t(($) => $.any_help)}</p>}
    </div>
  )
}

const muted = css({ textStyle: 'caption', color: 'text.muted' })
