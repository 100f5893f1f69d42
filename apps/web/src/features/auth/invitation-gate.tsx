import { ClientError } from '@plenum/api-client/client-error'
import type { Registration } from '@plenum/domain/registration'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AuthCard } from './auth-card.tsx'
import { invitationQuery } from './entry.ts'
import { dropToken } from './fragment-token.ts'
import { HaveAccount } from './have-account.tsx'
import { RegisterForm } from './register-form.tsx'
import { useFailure } from '#app/notices/use-failure.tsx'

interface InvitationGateProps {
  token: string
  /** Rejects with the server's refusal. */
  onRegister: (registration: Registration) => Promise<void>
}

/** Joining a company: first what the invitation is for, then who joins. */
export function InvitationGate({ token, onRegister }: InvitationGateProps) {
  const { t } = useTranslation('auth')
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token))
  if (invitation === undefined) {
    return (
      <AuthCard title={t(($) => $.register.title)} other={<HaveAccount />}>
        {error === null ? (
          <p role="status">{t(($) => $.invitation.loading)}</p>
        ) : (
          <Unusable error={error} onRetry={() => void refetch()} />
        )}
      </AuthCard>
    )
  }
  const { company, invited_by: person } = invitation
  return (
    <AuthCard
      title={t(($) => $.invitation.title, { company })}
      text={person === null ? t(($) => $.invitation.text_nobody) : t(($) => $.invitation.text, { person })}
      other={<HaveAccount />}
    >
      <RegisterForm invitation={{ token, email: invitation.email }} onRegister={onRegister} />
    </AuthCard>
  )
}

/** The invitation is over, or could not be asked for. */
function Unusable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('auth')
  const common = useTranslation('common').t
  const { title, message } = useFailure(t(($) => $.invitation.failed_title))(error)
  return error instanceof ClientError && error.code === 'token_invalid' ? (
    <Alert
      tone="warning"
      title={t(($) => $.invitation.invalid_title)}
      live
      actions={
        <Link
          to="/auth/register"
          className={link({ tone: 'accent' })}
          onClick={() => dropToken('invitation')}
        >
          {t(($) => $.invitation.found)}
        </Link>
      }
    >
      {t(($) => $.invitation.invalid_text)}
    </Alert>
  ) : (
    <Alert
      tone="error"
      title={title}
      live
      actions={<Button onClick={onRetry}>{common(($) => $.actions.retry)}</Button>}
    >
      {message}
    </Alert>
  )
}
