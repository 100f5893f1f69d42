import { getRouteApi, useRouter, type NavigateOptions } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { noteVisit, type Visit } from './visits.ts'

const app = getRouteApi('/app')

/** Keeps the record on the screen among those that its reader went to last; nothing while it is not here yet. */
export function useVisit(record: (Omit<Visit, 'href'> & { go: NavigateOptions }) | undefined) {
  const user = app.useRouteContext({ select: (context) => context.user.id })
  const router = useRouter()
  const { id, name } = record ?? {}
  const note = useEffectEvent((seen: Pick<Visit, 'id' | 'name'>) => {
    if (record === undefined) return
    const { go, ...rest } = record
    noteVisit(user, { ...rest, ...seen, href: router.buildLocation(go).href })
  })
  useEffect(() => {
    if (id !== undefined && name !== undefined) note({ id, name })
  }, [id, name])
}
