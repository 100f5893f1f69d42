import type { Registration } from '@plenum/domain/registration'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { auth, signIn } from '#app/session.ts'
import { AuthCard } from './auth-card.tsx'
import { dropToken, useToken } from './fragment-token.ts'
import { HaveAccount } from './have-account.tsx'
import { InvitationGate } from './invitation-gate.tsx'
import { RegisterForm } from './register-form.tsx'

/** Founding a company, or joining the one that invites. */
export function RegisterPage() {
  const { t } = useTranslation('auth')
  const token = useToken('invitation')
  const queryClient = useQueryClient()
  const router = useRouter()
  const register = async (registration: Registration) => {
    signIn(queryClient, await auth.register(registration))
    await router.navigate({ to: '/app', replace: true })
    dropToken('invitation')
  }
  if (token !== null) return <InvitationGate key={token} token={token} onRegister={register} />
  return (
    <AuthCard title={t(($) => $.register.title)} text={t(($) => $.register.text)} other={<HaveAccount />}>
      <RegisterForm onRegister={register} />
    </AuthCard>
  )
}
