import type { Reservation } from '@plenum/domain/reservation'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, reservationQueries } from './queries.ts'
import { useReservationWords } from './use-reservation-words.ts'

/** Tells what became of a change of reservations, with the way back, and asks for them again. */
export function useReservationChange() {
  const { t } = useTranslation('reservations')
  const common = useTranslation('common').t
  const words = useReservationWords()
  const language = useLanguage()
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const refresh = async () => {
    // what is kept fills units: whether things fit, and how much is free
    const keys = [reservationQueries.all(), ['nodes'], ['dashboards']]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  const fail = (title: string, error: unknown) =>
    void notify({ type: 'error', title, message: errorWords(error) })
  const undo = async (batch_id: string) => {
    try {
      await api.batches.undo(batch_id)
      await refresh()
      void notify({ type: 'info', title: t(($) => $.undone) })
    } catch (error) {
      fail(
        t(($) => $.undo_failed),
        error,
      )
    }
  }
  const tell = (title: string, batch_id: string | null | undefined) =>
    void notify({
      type: 'success',
      title,
      ...(batch_id != null && {
        action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
      }),
    })
  return {
    refresh,
    tell,
    /** Tells of the last change of one; without the way back where that cannot be had now. */
    tellOf: async (title: string, id: string) => {
      const last = await api.reservations.history(id, { limit: 1 }).catch(() => null)
      tell(title, last?.results[0]?.batch.id)
    },
    /** Gives places free again, all of them or none. */
    release: async (kept: readonly Reservation[]) => {
      const place = formatList(language, kept.map(words.place))
      try {
        const { batch_id } = await api.reservations.release({ ids: kept.map(({ id }) => id) })
        await refresh()
        tell(
          t(($) => $.released, { place }),
          batch_id,
        )
      } catch (error) {
        fail(
          t(($) => $.not_released, { place }),
          error,
        )
      }
    },
  }
}
