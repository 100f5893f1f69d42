import { valuesOf } from '@plenum/domain/filter-value'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { SearchInput } from '@plenum/ui/search-input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { useDebounced } from '#app/page/use-debounced.ts'
import type { Lookup } from './dimensions.ts'
import { lookupQueries } from './lookup-queries.ts'
import { OptionList } from './option-list.tsx'

interface LookupEditorProps {
  lookup: Lookup
  text: string | undefined
  onChange: (values: readonly string[]) => void
}

const SETTLED_MS = 200

/** Finds records by their names and ticks them; those that were ticked before stand first. */
export function LookupEditor({ lookup, text, onChange }: LookupEditorProps) {
  const { t } = useTranslation('filters')
  const [typed, setTyped] = useState('')
  // what was on when it opened stays above, so that nothing jumps under the hand
  const [before] = useState(valuesOf(text).join())
  const found = useQuery(lookupQueries.find(lookup, useDebounced(typed.trim(), SETTLED_MS)))
  const named = useQuery(lookupQueries.named(lookup, before))
  const first = typed === '' ? (named.data ?? []) : []
  const options = [...first, ...(found.data ?? []).filter(({ id }) => !first.some((each) => each.id === id))]
  const note = useLookupNote(found, options.length, { none: t(($) => $.none), failed: t(($) => $.failed) })
  const name = t(($) => $.name[lookup])
  return (
    <div className={stack({ gap: '2' })}>
      <SearchInput
        label={t(($) => $.search, { filter: name })}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <OptionList
        label={name}
        options={options.map((option) => ({ value: option.id, label: option.name, hint: option.hint }))}
        chosen={valuesOf(text)}
        takesFocus={false}
        onChange={onChange}
      />
      <p role="status" className={muted}>
        {note}
      </p>
      {lookup === 'team_id' && <p className={muted}>{t(($) => $.team_help)}</p>}
      {lookup === 'location_id' && <p className={muted}>{t(($) => $.place_help)}</p>}
    </div>
  )
}

const muted = css({ textStyle: 'caption', color: 'text.muted', _empty: { display: 'none' } })
