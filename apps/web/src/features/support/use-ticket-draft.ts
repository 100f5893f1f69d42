import { useState } from 'react'
import { useDraftKeeper, type DraftPlace } from '#app/drafts/use-draft.ts'
import type { Written } from '#app/drafts/written.ts'
import type { Restored } from './ticket-values.ts'

interface TicketDraft<Values> {
  place: DraftPlace
  /** What was found of it. */
  draft: Written | null
  page: string
  blank: () => Values
  isBlank: (values: Values) => boolean
  restored: (values: unknown, now: Date) => Restored<Values>
}

/** What one form on the screen began with. */
interface Round<Values> extends Restored<Values> {
  /** Another form with each. */
  number: number
  restoredFrom: string | null
  /** What was there before it was discarded. */
  discarded: Values | null
  /** Where the writing began. */
  page: string
}

function firstRound<Values>({ draft, page, blank, restored }: TicketDraft<Values>): Round<Values> {
  const anew = { number: 0, restoredFrom: null, discarded: null, page, gone: 0 }
  if (draft === null) return { ...anew, values: blank() }
  const kept = draft.values?.page
  return {
    ...anew,
    ...restored(draft.values, new Date()),
    ...(typeof kept === 'string' && kept.startsWith('/') && { page: kept }),
    restoredFrom: draft.written_at,
  }
}

/** One kind of ticket from its draft on: what its form begins with, and how what is typed is kept. */
export function useTicketDraft<Values extends object>(options: TicketDraft<Values>) {
  const { place, page, blank, isBlank } = options
  const { keeper, keeping } = useDraftKeeper(place)
  const [round, setRound] = useState(() => firstRound(options))
  const [typed, setTyped] = useState<Values | null>(null)
  const begin = (values: Values, discarded: Values | null = null) => {
    setTyped(null)
    const { number } = round
    setRound({ number: number + 1, values, discarded, page, restoredFrom: null, gone: 0 })
  }
  const keep = (values: Values) => keeper.change(isBlank(values) ? null : { ...values, page: round.page })
  const { discarded } = round
  return {
    round,
    keeping,
    onValues: (values: Values) => {
      setTyped(values)
      keep(values)
    },
    onKeep: keeper.flush,
    discard: () => {
      void keeper.drop()
      begin(blank(), typed ?? round.values)
    },
    /** Brings back what was discarded; null where nothing was, or something else was typed since. */
    undo:
      discarded === null || typed !== null
        ? null
        : () => {
            keep(discarded)
            void keeper.flush()
            begin(discarded)
          },
    /** It was sent: begins anew once it is forgotten here and on the server, or a reload would bring it back. */
    finish: async () => {
      await keeper.drop()
      begin(blank())
    },
  }
}
