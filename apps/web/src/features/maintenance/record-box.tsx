import { useTranslation } from '@plenum/i18n/react'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookupNote } from '#app/form/use-lookup-note.ts'

interface RecordBoxProps {
  label: string
  placeholder: string
  chosen: LookupOption | null
  found: { isError: boolean; isFetching: boolean }
  options: readonly LookupOption[]
  onSearch: (text: string) => void
  onChoose: (option: LookupOption | null) => void
}

/** A record that is looked for by its name. */
export function RecordBox({ placeholder, found, ...box }: RecordBoxProps) {
  const { t } = useTranslation('assets')
  const note = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  return (
    <LookupBox
      {...box}
      note={useLookupNote(found, box.options.length, note)}
      words={{
        clear: t(($) => $.lookup.clear, { name: box.chosen?.name ?? '' }),
        placeholder,
        create: undefined,
      }}
    />
  )
}
