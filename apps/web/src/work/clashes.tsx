import type { WorkClash } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

/** Other requests that want the same, each with what of it. */
export function Clashes({ clashes }: { clashes: readonly WorkClash[] }) {
  const { t } = useTranslation('work')
  if (clashes.length === 0) return null
  return (
    <Alert tone="warning" title={t(($) => $.check.clashes, { count: clashes.length })}>
      <ul className={stack({ gap: '1' })}>
        {clashes.map(({ kind, subject, request }) => (
          <li key={`${kind} ${subject.id} ${request.id}`}>
            {t(($) => $.check.clash[kind], { name: subject.name })}{' '}
            <Link
              to="/app/forms/history"
              search={{ open: request.id }}
              target="_blank"
              className={link({ tone: 'accent' })}
            >
              {request.code} · {request.title}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
