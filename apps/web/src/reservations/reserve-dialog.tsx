import type { ClientError } from '@plenum/api-client/client-error'
import type { ReservedPlace } from '@plenum/domain/reservation'
import type { Ref } from '@plenum/domain/ref'
import { useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { FormDialog } from '#app/form/form-dialog.tsx'
import { refusalAt } from '#app/form/server-errors.ts'
import { refusalOf } from '#app/form/use-sending.ts'
import { useWords } from '#app/page/use-words.ts'
import { api } from './queries.ts'
import { blankDraft, ReservationDraft } from './reservation-draft.ts'
import { ReservationForm } from './reservation-form.tsx'
import { useReservationChange } from './use-reservation-change.ts'
import { useReservationWords } from './use-reservation-words.ts'

interface ReserveDialogProps {
  /** What is to be kept; of one place the units can still be changed. */
  places: readonly [ReservedPlace, ...ReservedPlace[]]
  /** What the place is called, where it is one. */
  name: string
  /** Who is proposed as its owner: the person himself. */
  me: Ref
  onClose: () => void
}

/** Reserves places in one step: for whom, until when and why. */
export function ReserveDialog({ places, name, me, onClose }: ReserveDialogProps) {
  useWords('reservations')
  const { t } = useTranslation('reservations')
  const words = useReservationWords()
  const { refresh, tell } = useReservationChange()
  const [first] = places
  const count = places.length
  const isOne = count === 1
  const reserve = async (draft: ReservationDraft) => {
    const { owner_id, expires_on, reason, position, u_height, face } = v.parse(ReservationDraft, draft)
    const kept = isOne ? [{ ...first, position, u_height, face }] : [...places]
    const { batch_id } = await api.reservations.create({
      owner_id,
      expires_on,
      reason: reason ?? '',
      places: kept,
    })
    await refresh()
    onClose()
    const place = words.place({ trail: [{ id: first.node_id, name, type: 'rack' }], position, u_height })
    tell(
      t(($) => $.done, { count, place }),
      batch_id,
    )
  }
  return (
    <FormDialog title={t(($) => $.dialog.title, { count })} {...(isOne && { text: name })} onClose={onClose}>
      <ReservationForm
        blank={blankDraft(me.id, first)}
        owner={me}
        units={isOne ? 'all' : 'none'}
        submit={t(($) => $.dialog.submit)}
        failed={t(($) => $.dialog.failed)}
        onSend={async (read) => atItsFields(await refusalOf(reserve(read())))}
      />
    </FormDialog>
  )
}

/** A refusal whose fields of the one place are those of the form. */
const atItsFields = (error: ClientError | null): ClientError | null =>
  error && refusalAt(error, (place) => place.replace(/^places\.0\./, ''))
