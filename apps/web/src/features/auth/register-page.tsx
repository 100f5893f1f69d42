import type { Registration } from '@plenum/domain/registration'
import { link } from '@plenum/ui/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { auth, signIn } from '#app/session.ts'
import { AuthCard } from './auth-card.tsx'
import { RegisterForm } from './register-form.tsx'

/** Founding a company. */
export function RegisterPage() {
  const { t } = useTranslation('auth')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const register = useMutation({
    mutationFn: (registration: Registration) => auth.register(registration),
    onSuccess: (signedIn) => {
      signIn(queryClient, signedIn)
      return router.navigate({ to: '/app', replace: true })
    },
  })
  const onRegister = async (registration: Registration) => {
    // a failure is told by `register.error`, and the form stays as it is
    await register.mutateAsync(registration).catch(() => undefined)
  }
  return (
    <AuthCard
      title={t(($) => $.register.title)}
      text={t(($) => $.register.text)}
      other={
        <>
          {t(($) => $.register.have_account)}{' '}
          <Link to="/auth/login" className={link({ tone: 'accent' })}>
            {t(($) => $.register.login)}
          </Link>
        </>
      }
    >
      <RegisterForm
        failure={register.error ? errorWords(register.error) : undefined}
        onRegister={onRegister}
      />
    </AuthCard>
  )
}
