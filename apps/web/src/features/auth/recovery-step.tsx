import { Alert } from '@plenum/ui/alert'
import { link } from '@plenum/ui/recipes'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthCard } from './auth-card.tsx'
import { entry } from './entry.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { useFailure } from './use-failure.tsx'

const route = getRouteApi('/auth/login')

/** Asks for the mail that lets a forgotten password be replaced; says the same whether there is an account or not. */
export function RecoveryStep() {
  const { t } = useTranslation('auth')
  const failureOf = useFailure(t(($) => $.recovery.failed_title))
  const { redirectTo } = route.useSearch()
  const recover = useMutation({ mutationFn: entry.recover })
  return (
    <AuthCard
      title={t(($) => $.recovery.title)}
      {...(!recover.isSuccess && { text: t(($) => $.recovery.text) })}
      other={
        <Link
          to="/auth/login"
          search={redirectTo === undefined ? {} : { redirectTo }}
          className={link({ tone: 'accent' })}
        >
          {t(($) => $.recovery.back)}
        </Link>
      }
    >
      {recover.isSuccess ? (
        <Alert tone="success" live>
          {t(($) => $.recovery.sent, { email: recover.variables.email })}
        </Alert>
      ) : (
        <RecoveryForm
          failure={recover.error ? failureOf(recover.error) : undefined}
          isSending={recover.isPending}
          onRecover={(recovery) => recover.mutate(recovery)}
        />
      )}
    </AuthCard>
  )
}
