import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { placeQueries } from './queries.ts'

interface PlaceFilterProps {
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** Narrows the list to a place and all below it: data centres first, any place by its name. */
export function PlaceFilter({ value, onChange }: PlaceFilterProps) {
  const { t } = useTranslation('assets')
  const { text, asked, setText } = useLookFor()
  const places = useQuery({ ...placeQueries.search(text), enabled: asked })
  const chosen = useQuery({ ...placeQueries.detail(value ?? ''), enabled: value !== undefined })
  const options = (places.data?.results ?? []).map(placeOption)
  const words = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  return (
    <LookupBox
      label={t(($) => $.filter.place)}
      chosen={value === undefined ? null : { id: value, name: chosen.data?.name ?? '…' }}
      options={options}
      note={useLookupNote(places, options.length, words)}
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
