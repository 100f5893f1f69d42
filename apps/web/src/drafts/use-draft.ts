import { draftApi } from '@plenum/api-client/drafts'
import type { Http } from '@plenum/api-client/http'
import type { DraftForm } from '@plenum/domain/draft'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { http } from '#app/api.ts'
import { hasSession } from '#app/session.ts'
import { createDraftKeeper, type There } from './draft-keeper.ts'
import { dropHere, keepHere, readHere } from './local-drafts.ts'
import { hasLastWord } from './signing-out.ts'
import { latestOf, Written } from './written.ts'

/** What a browser sends to its end although its page is closed. */
const MOST_LEAVING = 60_000

/** Which unfinished form of whom. */
export interface DraftPlace {
  form: DraftForm
  key: string
  owner: string
}

const placeHere = ({ form, key }: DraftPlace) => `${form} ${key}`

/** What was begun before: the newer one of this browser's and the server's; asked anew each time a form is opened. */
export const draftQuery = (place: DraftPlace) =>
  queryOptions({
    queryKey: ['draft', place],
    queryFn: async ({ signal }): Promise<Written | null> => {
      const copies = await Promise.allSettled([
        readHere(place.owner, placeHere(place)),
        draftApi(http)
          .get(place, signal)
          .then((draft) => draft?.content),
      ])
      const found = copies.map((copy) => (copy.status === 'fulfilled' ? copy.value : null))
      return latestOf(found, new Date())
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })

function thereOf(way: Http, place: DraftPlace): There {
  const drafts = draftApi(way)
  return {
    keep: (content) => drafts.keep(place, { content }),
    drop: () => drafts.drop(place),
    leaving: (content) =>
      drafts.keep(place, { content }, { keepalive: JSON.stringify(content).length < MOST_LEAVING }),
  }
}

function keeperOf(place: DraftPlace) {
  const keeper = createDraftKeeper({
    here: {
      // what was signed out of this browser does not come back
      keep: (written) =>
        hasSession()
          ? keepHere(place.owner, placeHere(place), written)
          : Promise.reject(new Error('Nobody is signed in')),
      drop: () => dropHere(place.owner, placeHere(place)),
    },
    there: thereOf(http, place),
  })
  return { ...keeper, end: (own: Http) => keeper.end(thereOf(own, place)) }
}

/** Keeps what is typed in one form until it is sent or discarded. */
export function useDraftKeeper(place: DraftPlace) {
  const [keeper] = useState(() => keeperOf(place))
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.get)
  useEffect(() => {
    addEventListener('pagehide', keeper.leave)
    const takeBack = hasLastWord(keeper.end)
    return () => {
      takeBack()
      removeEventListener('pagehide', keeper.leave)
      keeper.leave()
    }
  }, [keeper])
  return { keeper, keeping }
}
