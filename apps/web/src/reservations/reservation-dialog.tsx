import { Reservation } from '@plenum/domain/reservation'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { DialogMerge } from '#app/form/dialog-merge.tsx'
import { FormDialog } from '#app/form/form-dialog.tsx'
import type { LookupOption } from '#app/form/lookup-box.tsx'
import { endOf, freshAfter, savedOf } from '#app/form/saved.ts'
import { useEditing, type Conflict } from '#app/form/use-editing.ts'
import { useWords } from '#app/page/use-words.ts'
import { api } from './queries.ts'
import { draftOf, ReservationDraft } from './reservation-draft.ts'
import { RESERVATION_FIELDS, ReservationForm } from './reservation-form.tsx'
import { useReservationChange } from './use-reservation-change.ts'
import { useReservationWords } from './use-reservation-words.ts'

type Field = keyof ReservationDraft

/** A reservation is given to somebody else, extended, explained anew or moved in its rack. */
export function ReservationDialog({ kept, onClose }: { kept: Reservation; onClose: () => void }) {
  useWords('reservations')
  const { t } = useTranslation('reservations')
  const words = useReservationWords()
  const { refresh, tellOf } = useReservationChange()
  const place = words.place(kept)
  const { conflict, save } = useEditing<Reservation, Field, ReservationDraft>(kept, {
    fields: RESERVATION_FIELDS,
    valuesOf: draftOf,
    send: async (seen, draft) => {
      const { u_height: _height, reason, ...rest } = v.parse(ReservationDraft, draft)
      const patch = { ...rest, ...(reason !== null && { reason }) }
      const ended = await freshAfter(
        await savedOf(Reservation, api.reservations.update(seen, patch)),
        refresh,
      )
      const title = t(($) => $.changed, { place })
      if (ended.at === 'saved') void tellOf(title, kept.id)
      return ended
    },
  })
  const choose = (conflicting: NonNullable<typeof conflict>) => (owner: LookupOption | null) => (
    <Choice conflict={conflicting} owners={[kept.owner, conflicting.theirs.owner, owner]} onDone={onClose} />
  )
  return (
    <FormDialog title={t(($) => $.dialog.edit, { place })} onClose={onClose}>
      <ReservationForm
        blank={draftOf(kept)}
        owner={kept.owner}
        units={kept.position === null || kept.is_of_work ? 'none' : 'place'}
        submit={t(($) => $.dialog.save)}
        failed={t(($) => $.dialog.not_saved)}
        choice={conflict ? choose(conflict) : undefined}
        onSend={async (read) => {
          const ended = await save(read)
          if (ended.at === 'saved') onClose()
          return endOf(ended)
        }}
      />
    </FormDialog>
  )
}

interface ChoiceProps {
  conflict: Conflict<Reservation, Field, ReservationDraft>
  /** Those whose it was, is and is to be. */
  owners: readonly (LookupOption | null)[]
  onDone: () => void
}

/** Two people changed one reservation: what to keep. */
function Choice({ conflict, owners, onDone }: ChoiceProps) {
  const { t } = useTranslation('reservations')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const labels = {
    owner_id: t(($) => $.dialog.owner),
    expires_on: t(($) => $.dialog.expires_on),
    reason: t(($) => $.dialog.reason),
    position: t(($) => $.dialog.position),
    u_height: t(($) => $.dialog.height),
    face: t(($) => $.dialog.side),
  }
  const unit = (value: number | null) => (value === null ? null : formatNumber(language, value))
  const values = ({ owner_id, expires_on, reason, position, u_height, face }: ReservationDraft) => ({
    owner_id: owners.find((owner) => owner?.id === owner_id)?.name ?? null,
    expires_on: expires_on === null ? null : formatDate(language, expires_on),
    reason,
    position: unit(position),
    u_height: unit(u_height),
    face: face === null ? t(($) => $.dialog.both) : fields(($) => $.face[face]),
  })
  return (
    <DialogMerge
      conflict={conflict}
      words={{ label: (field) => labels[field], value: (field, draft) => values(draft)[field] }}
      onDone={onDone}
    />
  )
}
