import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { useQuery } from '@tanstack/react-query'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { reservationQueries } from './queries.ts'

interface OwnerFieldProps {
  chosen: LookupOption | null
  error: string | undefined
  onChoose: (owner: LookupOption | null) => void
}

/** Whose a reservation is: a person or a team. */
export function OwnerField({ chosen, error, onChoose }: OwnerFieldProps) {
  const { t } = useTranslation('reservations')
  const assets = useTranslation('assets').t
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...reservationQueries.owners(text), enabled: asked })
  const options = found.data?.results ?? []
  const words = { none: assets(($) => $.lookup.no_match), failed: assets(($) => $.lookup.failed) }
  return (
    <Field label={t(($) => $.dialog.owner)} help={t(($) => $.dialog.owner_help)} error={error} required>
      <LookupBox
        label={t(($) => $.dialog.owner)}
        chosen={chosen}
        options={options}
        note={useLookupNote(found, options.length, words)}
        words={{
          clear: assets(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
          placeholder: '',
          create: undefined,
        }}
        onSearch={setText}
        onChoose={onChoose}
      />
    </Field>
  )
}
