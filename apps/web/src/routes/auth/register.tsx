import { createFileRoute, redirect } from '@tanstack/react-router'
import { RegisterPage } from '#app/features/auth/register-page.tsx'
import { knownUser } from '#app/session.ts'

export const Route = createFileRoute('/auth/register')({
  beforeLoad: async ({ context }) => {
    if (await knownUser(context.queryClient)) throw redirect({ to: '/app', replace: true })
  },
  component: RegisterPage,
})
