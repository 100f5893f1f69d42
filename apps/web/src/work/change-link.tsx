import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'

/** The form in which a kind of request is written. */
export const formOf = ({ kind }: Pick<WorkRequest, 'kind'>) =>
  kind === 'maintenance' ? '/app/forms/maintenance' : '/app/forms/mac'

/** Leads to the form of a request that is no draft, for whoever may still change what is asked for. */
export function ChangeLink({ request }: { request: WorkRequest }) {
  const { t } = useTranslation('work')
  if (request.is_draft || !request.may_edit) return null
  return (
    <Link to={formOf(request)} search={{ draft: request.id }} className={button()}>
      <Pencil aria-hidden="true" />
      {t(($) => $.next.change)}
    </Link>
  )
}
