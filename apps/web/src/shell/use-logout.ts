import { useRouter } from '@tanstack/react-router'
import { meanToSignOut } from '#app/sign-out.ts'

/** Goes to login, which leads back here; the session ends on the way, once nothing unsaved keeps whoever typed it. */
export function useLogout(): () => void {
  const router = useRouter()
  return () =>
    void router.navigate({
      to: '/auth/login',
      search: { redirectTo: router.state.location.href },
      state: { signsOut: meanToSignOut() },
    })
}
