import { ClientError } from '@plenum/api-client/client-error'
import type { RecoveryConfirmation } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { link } from '@plenum/ui/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { notify } from '#app/notices/notify.ts'
import { leave } from '#app/session.ts'
import { AuthCard } from './auth-card.tsx'
import { entry } from './entry.ts'
import { dropToken, useToken } from './fragment-token.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Replaces a forgotten password by the link of a recovery e-mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const token = useToken('token')
  const queryClient = useQueryClient()
  const router = useRouter()
  const reset = async (confirmation: RecoveryConfirmation) => {
    try {
      await entry.confirmRecovery(confirmation)
    } catch (error) {
      if (error instanceof ClientError && error.code === 'token_invalid') return dropToken('token')
      throw error
    }
    // the server has ended every session, this browser's too
    leave(queryClient)
    await router.navigate({ to: '/auth/login', replace: true })
    dropToken('token')
    void notify({ type: 'success', title: t(($) => $.reset.done) })
  }
  return (
    <AuthCard
      title={t(($) => $.reset.title)}
      {...(token !== null && { text: t(($) => $.reset.text) })}
      other={
        <Link to="/auth/login" className={link({ tone: 'accent' })}>
          {t(($) => $.recovery.back)}
        </Link>
      }
    >
      {token === null ? (
        <Alert
          tone="warning"
          title={t(($) => $.reset.invalid_title)}
          live
          actions={
            <Link to="/auth/login" search={{ step: 'recovery' }} className={link({ tone: 'accent' })}>
              {t(($) => $.reset.again)}
            </Link>
          }
        >
          {t(($) => $.reset.invalid_text)}
        </Alert>
      ) : (
        <ResetPasswordForm key={token} token={token} onReset={reset} />
      )}
    </AuthCard>
  )
}
