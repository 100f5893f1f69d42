import type { Recovery } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { link } from '@plenum/ui/recipes'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthCard } from './auth-card.tsx'
import { entry } from './entry.ts'
import { RecoveryForm } from './recovery-form.tsx'

const route = getRouteApi('/auth/login')

/** Asks for the mail that lets a forgotten password be replaced; says the same whether there is an account or not. */
export function RecoveryStep() {
  const { t } = useTranslation('auth')
  const { redirectTo } = route.useSearch()
  const [sentTo, setSentTo] = useState<string>()
  const recover = async (recovery: Recovery) => {
    await entry.recover(recovery)
    setSentTo(recovery.email)
  }
  return (
    <AuthCard
      title={t(($) => $.recovery.title)}
      {...(sentTo === undefined && { text: t(($) => $.recovery.text) })}
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
      {sentTo === undefined ? (
        <RecoveryForm onRecover={recover} />
      ) : (
        <Alert tone="success" live>
          {t(($) => $.recovery.sent, { email: sentTo })}
        </Alert>
      )}
    </AuthCard>
  )
}
