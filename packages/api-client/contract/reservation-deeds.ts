import { atOnce, type Deed } from './deeds.ts'
import { reservation } from './keeping.ts'

/** Every route that keeps places or gives them free, with one use of it. */
export const reservationDeeds: Record<string, Deed> = {
  'POST /api/reservations/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada, r01 }) =>
      ada.reservations.create(reservation(r01.id, { owner_id: ada.user.id })),
    ),
  },
  'PATCH /api/reservations/:id/': {
    writes: 'batch.update',
    prepare: async ({ ada, r01 }) => {
      const { ids } = await ada.reservations.create(reservation(r01.id, { owner_id: ada.user.id }))
      const kept = await ada.reservations.get(ids[0] ?? '')
      return () => ada.reservations.update(kept, { reason: 'Other' })
    },
  },
  'POST /api/reservations/release/': {
    writes: 'batch.update',
    prepare: async ({ ada, r01 }) => {
      const { ids } = await ada.reservations.create(reservation(r01.id, { owner_id: ada.user.id }))
      return () => ada.reservations.release({ ids })
    },
  },
}
