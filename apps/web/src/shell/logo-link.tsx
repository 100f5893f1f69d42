import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Logo } from '@plenum/ui/logo'
import { Link } from '@tanstack/react-router'

/** The product's mark, linking home. */
export function LogoLink() {
  const { t } = useTranslation('common')
  return (
    <Link to="/app" className={css({ display: 'flex', p: '1', borderRadius: 'control' })}>
      <Logo size="sm" label={t(($) => $.product)} />
    </Link>
  )
}
