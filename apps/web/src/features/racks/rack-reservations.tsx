import type { NodeContents } from '@plenum/domain/node-contents'
import type { Reservation } from '@plenum/domain/reservation'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { css } from '@plenum/ui/css'
import { useState } from 'react'
import { ReservationDialog } from '#app/reservations/reservation-dialog.tsx'
import { ReservationTable } from '#app/reservations/reservation-table.tsx'
import { useReservationChange } from '#app/reservations/use-reservation-change.ts'

interface RackReservationsProps {
  rack: NodeContents
  reservations: readonly Reservation[]
}

/** What is kept in a rack for whom, in rows. */
export function RackReservations({ rack, reservations }: RackReservationsProps) {
  const { t } = useTranslation('reservations')
  const { release } = useReservationChange()
  const [editing, setEditing] = useState<Reservation | null>(null)
  const own = reservations.filter(({ node_id }) => node_id === rack.node.id)
  const label = t(($) => $.in_rack, { name: rack.node.name })
  return (
    <section className={stack({ gap: '2' })}>
      <h2 className={css({ textStyle: 'label' })}>{label}</h2>
      <ReservationTable
        label={label}
        reservations={own}
        named={false}
        isWhole
        onEdit={setEditing}
        onRelease={(kept) => void release(kept)}
      />
      {editing && <ReservationDialog kept={editing} onClose={() => setEditing(null)} />}
    </section>
  )
}
