import { nodeApi } from '@plenum/api-client/nodes'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'

const nodes = nodeApi(http)

/** What is asked about places to choose one. */
export const placeQueries = {
  search: (search: string, type?: 'rack') =>
    queryOptions({
      queryKey: ['nodes', 'search', search, type ?? ''],
      queryFn: ({ signal }) => nodes.list({ ...(search && { search }), ...(type && { type }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  named: (id: string) =>
    queryOptions({ queryKey: ['nodes', 'detail', id], queryFn: ({ signal }) => nodes.get(id, signal) }),
}

interface PlaceFilterProps {
  label: string
  /** The id of the one that is chosen. */
  value: string | undefined
  /** Only racks are found. */
  type?: 'rack'
  placeholder: string
  className?: string
  onChange: (id: string | undefined) => void
}

/** A place with everything in it, found by its name. */
export function PlaceFilter({ label, value, type, placeholder, className, onChange }: PlaceFilterProps) {
  const { t } = useTranslation('assets')
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...placeQueries.search(text, type), enabled: asked })
  const now = useQuery({ ...placeQueries.named(value ?? ''), enabled: value !== undefined })
  const options = (found.data?.results ?? []).map(placeOption)
  const chosen = value === undefined || now.data === undefined ? null : placeOption(now.data)
  const note = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  return (
    <LookupBox
      label={label}
      className={className ?? css({ width: { base: 'full', md: '[14rem]' } })}
      chosen={chosen}
      options={options}
      note={useLookupNote(found, options.length, note)}
      words={{
        clear: t(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
        placeholder,
        create: undefined,
      }}
      onSearch={setText}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}
