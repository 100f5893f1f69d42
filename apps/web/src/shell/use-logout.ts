import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '#app/session.ts'

/** Signs out and goes to login, which leads back here. */
export function useLogout(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const leave = () =>
    router.navigate({ to: '/auth/login', search: { redirectTo: router.state.location.href } })
  return () => void signOut(queryClient).then(leave, leave)
}
