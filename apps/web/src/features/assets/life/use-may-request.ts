import { may } from '@plenum/domain/permission'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#app/session.ts'

/** Whether who is signed in may ask for work. */
export function useMayRequest(): boolean {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)
  return user ? may(user.permissions, 'projects', 'write') : false
}
