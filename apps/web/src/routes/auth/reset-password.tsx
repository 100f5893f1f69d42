import { createFileRoute, redirect } from '@tanstack/react-router'
import { takeToken } from '#app/features/auth/fragment-token.ts'
import { ResetPasswordPage } from '#app/features/auth/reset-password-page.tsx'

export const Route = createFileRoute('/auth/reset-password')({
  beforeLoad: ({ location }) => {
    // once it is in memory, it must not stay in the address, the history or what is sent on
    if (takeToken('token', location.hash)) throw redirect({ to: '/auth/reset-password', replace: true })
  },
  component: ResetPasswordPage,
})
