import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { nameQueries } from './filter-names.ts'
import type { MacSearch } from './mac-search.ts'

interface LookedUpProps {
  address: MacSearch
  onChange: (change: Partial<MacSearch>) => void
}

/** Who does it, which team, and where: found by their names. */
export function LookedUp({ address, onChange }: LookedUpProps) {
  const { t } = useTranslation('work')
  return (
    <>
      <OwnerBox
        kind="user"
        label={t(($) => $.filter.assignee)}
        value={address.assignee}
        onChange={(assignee) => onChange({ assignee })}
      />
      <OwnerBox
        kind="team"
        label={t(($) => $.filter.team)}
        value={address.team}
        onChange={(team) => onChange({ team })}
      />
      <PlaceBox value={address.place} onChange={(place) => onChange({ place })} />
    </>
  )
}

interface BoxProps {
  value: string | undefined
  onChange: (id: string | undefined) => void
}

function OwnerBox({ kind, label, value, onChange }: BoxProps & { kind: 'user' | 'team'; label: string }) {
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...nameQueries.owners(kind, text), enabled: asked })
  const now = useQuery({ ...nameQueries.owner(value ?? ''), enabled: value !== undefined })
  const chosen = value === undefined || !now.data ? null : { id: value, name: now.data }
  return (
    <Box
      label={label}
      chosen={chosen}
      options={found.data ?? []}
      query={found}
      onSearch={setText}
      onChange={onChange}
    />
  )
}

function PlaceBox({ value, onChange }: BoxProps) {
  const { t } = useTranslation('work')
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...nameQueries.places(text), enabled: asked })
  const now = useQuery({ ...nameQueries.place(value ?? ''), enabled: value !== undefined })
  return (
    <Box
      label={t(($) => $.filter.place)}
      chosen={value === undefined || !now.data ? null : placeOption(now.data)}
      options={(found.data?.results ?? []).map(placeOption)}
      query={found}
      onSearch={setText}
      onChange={onChange}
    />
  )
}

interface LookedProps {
  label: string
  chosen: LookupOption | null
  options: readonly LookupOption[]
  query: { isError: boolean; isFetching: boolean }
  onSearch: (text: string) => void
  onChange: (id: string | undefined) => void
}

function Box({ label, chosen, options, query, onSearch, onChange }: LookedProps) {
  const { t } = useTranslation('assets')
  const note = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  return (
    <LookupBox
      label={label}
      className={css({ width: { base: '[calc(50% - 0.25rem)]', md: '[9.5rem]' } })}
      chosen={chosen}
      options={options}
      note={useLookupNote(query, options.length, note)}
      words={{
        clear: t(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
        placeholder: label,
        create: undefined,
      }}
      onSearch={onSearch}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}
