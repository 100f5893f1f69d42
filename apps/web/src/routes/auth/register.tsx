import { createFileRoute, redirect } from '@tanstack/react-router'
import { hasToken, takeToken } from '#app/features/auth/fragment-token.ts'
import { RegisterPage } from '#app/features/auth/register-page.tsx'
import { knownUser } from '#app/session.ts'

export const Route = createFileRoute('/auth/register')({
  beforeLoad: async ({ context, location }) => {
    // once it is in memory, it must not stay in the address, the history or what is sent on
    if (takeToken('invitation', location.hash)) throw redirect({ to: '/auth/register', replace: true })
    if (!hasToken('invitation') && (await knownUser(context.queryClient)))
      throw redirect({ to: '/app', replace: true })
  },
  component: RegisterPage,
})
