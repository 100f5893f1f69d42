import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '#app/sign-out.ts'

/** Signs out and goes to login, which leads back here. */
export function useLogout(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return () => {
    signOut(queryClient)
    void router.navigate({ to: '/auth/login', search: { redirectTo: router.state.location.href } })
  }
}
