import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { useDebounced } from '#app/page/use-debounced.ts'
import { placeQueries } from './queries.ts'
import { useLookupNote } from './use-lookup-note.ts'

const SETTLED_MS = 200

interface PlaceFilterProps {
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** Narrows the list to a place and all below it: data centres first, any place by its name. */
export function PlaceFilter({ value, onChange }: PlaceFilterProps) {
  const { t } = useTranslation('assets')
  const [text, setText] = useState<string | null>(null)
  const places = useQuery({
    ...placeQueries.search(useDebounced(text ?? '', SETTLED_MS)),
    enabled: text !== null,
  })
  const chosen = useQuery({ ...placeQueries.detail(value ?? ''), enabled: value !== undefined })
  const options = (places.data?.results ?? []).map(({ id, name, trail }) => ({
    id,
    name,
    hint:
      trail
        .slice(0, -1)
        .map((step) => step.name)
        .join(' › ') || undefined,
  }))
  return (
    <LookupBox
      label={t(($) => $.filter.place)}
      chosen={value === undefined ? null : { id: value, name: chosen.data?.name ?? '…' }}
      options={options}
      note={useLookupNote(places, options.length)}
      words={{
        clear: t(($) => $.filter.all_places),
        placeholder: t(($) => $.filter.all_places),
        create: undefined,
      }}
      className={css({ width: { base: '[calc(50% - 0.25rem)]', md: '[11rem]' } })}
      onSearch={setText}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}
