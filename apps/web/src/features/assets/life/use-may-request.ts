import { may, type PermissionLevel } from '@plenum/domain/permission'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#app/session.ts'

function useMayWork(level: PermissionLevel): boolean {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)
  return user ? may(user.permissions, 'projects', level) : false
}

/** Whether who is signed in may ask for work. */
export const useMayRequest = (): boolean => useMayWork('write')

/** Whether who is signed in may see what is asked for. */
export const useSeesWork = (): boolean => useMayWork('onlyRead')
