import { safeRedirect } from '@plenum/domain/redirect'
import type { Credentials } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { link } from '@plenum/ui/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { auth, signIn } from '#app/session.ts'
import { part } from '#app/notices/part.ts'
import { AuthCard } from './auth-card.tsx'
import { LoginForm } from './login-form.tsx'
import { useFailure } from '#app/notices/use-failure.tsx'

const RecoveryStep = part(async () => (await import('./recovery-step.tsx')).RecoveryStep)

type Attempt = { at: 'typing' | 'sending' } | { at: 'failed'; error: unknown }

const route = getRouteApi('/auth/login')

/** Signing in, or the way back in for who has forgotten the password. */
export function LoginPage() {
  const { step } = route.useSearch()
  return step === 'recovery' ? (
    <Suspense fallback={null}>
      <RecoveryStep />
    </Suspense>
  ) : (
    <LoginStep />
  )
}

/** Signing in, and back to where the person wanted to go. */
function LoginStep() {
  const { t } = useTranslation('auth')
  const failureOf = useFailure(t(($) => $.login.failed_title))
  const { redirectTo } = route.useSearch()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [attempt, setAttempt] = useState<Attempt>({ at: 'typing' })
  const login = async (credentials: Credentials) => {
    setAttempt({ at: 'sending' })
    try {
      signIn(queryClient, await auth.login(credentials))
      await router.navigate({ href: safeRedirect(redirectTo), replace: true })
    } catch (error) {
      setAttempt({ at: 'failed', error })
    }
  }
  return (
    <AuthCard
      title={t(($) => $.login.title)}
      other={
        <>
          {t(($) => $.login.no_account)}{' '}
          <Link to="/auth/register" className={link({ tone: 'accent' })}>
            {t(($) => $.login.register)}
          </Link>
        </>
      }
    >
      <LoginForm
        failure={attempt.at === 'failed' ? failureOf(attempt.error) : undefined}
        isSending={attempt.at === 'sending'}
        onLogin={(credentials) => void login(credentials)}
        forgot={
          <Link
            to="/auth/login"
            search={(search) => ({ ...search, step: 'recovery' as const })}
            className={link({ tone: 'accent' })}
          >
            {t(($) => $.login.forgot)}
          </Link>
        }
      />
    </AuthCard>
  )
}
