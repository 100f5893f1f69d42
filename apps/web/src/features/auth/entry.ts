import { entryApi } from '@plenum/api-client/entry'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The ways in by mail. */
export const entry = entryApi(http)

/** What an invitation is for. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => entry.invitation(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
