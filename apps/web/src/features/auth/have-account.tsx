import { useTranslation } from '@plenum/i18n/react'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

/** For those who need no account any more. */
export function HaveAccount() {
  const { t } = useTranslation('auth')
  return (
    <>
      {t(($) => $.register.have_account)}{' '}
      <Link to="/auth/login" className={link({ tone: 'accent' })}>
        {t(($) => $.register.login)}
      </Link>
    </>
  )
}
