import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { rackQueries } from '#app/elevation/queries.ts'

interface RackChoiceProps {
  label: string
  /** The rack shown now. */
  chosen: LookupOption | null
  onChange: (id: string | undefined) => void
}

/** Which rack stands on one side: found by its name. */
export function RackChoice({ label, chosen, onChange }: RackChoiceProps) {
  const { t } = useTranslation('racks')
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...rackQueries.search(text), enabled: asked, staleTime: 0 })
  const options = (found.data?.results ?? []).map(placeOption)
  const words = { none: t(($) => $.no_match), failed: t(($) => $.lookup_failed) }
  return (
    <LookupBox
      label={label}
      chosen={chosen}
      options={options}
      note={useLookupNote(found, options.length, words)}
      words={{ clear: t(($) => $.choose), placeholder: label, create: undefined }}
      className={css({ width: { base: '[calc(50% - 0.25rem)]', md: '[15rem]' } })}
      onSearch={setText}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}
