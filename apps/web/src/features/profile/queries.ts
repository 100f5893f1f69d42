import { accountApi } from '@plenum/api-client/account'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

export const account = accountApi(http)

/** Where the person is signed in; always asked for anew, for it is looked at to find strangers. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => account.sessions(signal),
  staleTime: 0,
})
