import { useTranslation } from '@plenum/i18n/react'
import { EmptyState } from '@plenum/ui/empty-state'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { Missing } from './forbidden.ts'

/** In place of what a person may not open: what is missing, who can give it, and a way home. */
export function ForbiddenView({ area, level }: Missing) {
  const { t } = useTranslation('shell')
  const common = useTranslation('common').t
  return (
    <EmptyState
      icon={<Lock />}
      title={t(($) => $.forbidden.title)}
      actions={
        <Link to="/app" className={button({ tone: 'primary' })}>
          {common(($) => $.not_found.action)}
        </Link>
      }
    >
      <p>
        {area === undefined
          ? t(($) => $.forbidden.unknown)
          : t(($) => $.forbidden[level], { area: t(($) => $.areas[area]) })}
      </p>
      <p>{t(($) => $.forbidden.grant)}</p>
    </EmptyState>
  )
}
