import { Reservation } from '@plenum/domain/reservation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { FormDialog } from '#app/form/form-dialog.tsx'
import { theirsIn } from '#app/form/saved.ts'
import { refusalOf } from '#app/form/use-sending.ts'
import { useWords } from '#app/page/use-words.ts'
import { api } from './queries.ts'
import { draftOf, ReservationDraft } from './reservation-draft.ts'
import { ReservationForm } from './reservation-form.tsx'
import { useReservationChange } from './use-reservation-change.ts'
import { useReservationWords } from './use-reservation-words.ts'

/** A reservation is given to somebody else, extended, explained anew or moved in its rack. */
export function ReservationDialog({ kept, onClose }: { kept: Reservation; onClose: () => void }) {
  useWords('reservations')
  const { t } = useTranslation('reservations')
  const words = useReservationWords()
  const { refresh, tellOf } = useReservationChange()
  const [seen, setSeen] = useState(kept)
  const place = words.place(kept)
  const save = async (draft: ReservationDraft) => {
    const { u_height: _height, ...patch } = v.parse(ReservationDraft, draft)
    await api.reservations.update(seen, patch)
    await refresh()
    onClose()
    await tellOf(
      t(($) => $.changed, { place }),
      kept.id,
    )
  }
  return (
    <FormDialog title={t(($) => $.dialog.edit, { place })} onClose={onClose}>
      <ReservationForm
        blank={draftOf(kept)}
        owner={kept.owner}
        units={kept.position === null || kept.is_of_work ? 'none' : 'place'}
        submit={t(($) => $.dialog.save)}
        failed={t(($) => $.dialog.not_saved)}
        onSend={async (draft, lay) => {
          const refused = await refusalOf(save(draft))
          const theirs = theirsIn(Reservation, refused)
          if (theirs) {
            // sent again, it is what they made of it that is changed
            lay(draftOf(seen), draftOf(theirs), theirs.owner)
            setSeen(theirs)
            void refresh()
          }
          return refused
        }}
      />
    </FormDialog>
  )
}
