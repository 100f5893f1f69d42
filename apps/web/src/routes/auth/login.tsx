import { safeRedirect } from '@plenum/domain/redirect'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginPage } from '#app/features/auth/login-page.tsx'
import { knownUser } from '#app/session.ts'
import { signOutAsMeant } from '#app/sign-out.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: v.object({
    redirectTo: v.fallback(v.optional(v.string()), undefined),
    step: v.fallback(v.optional(v.literal('recovery')), undefined),
  }),
  beforeLoad: async ({ context, location, search }) => {
    signOutAsMeant(context.queryClient, location.state.signsOut)
    if (await knownUser(context.queryClient))
      throw redirect({ href: safeRedirect(search.redirectTo), replace: true })
  },
  component: LoginPage,
})
