import { css } from '@plenum/ui/css'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { REQUEST_OF, type MaintenanceArea } from './maintenance-search.ts'

interface RequestLinkProps {
  area: MaintenanceArea
  request: { id: string; title: string }
}

/** The way to a request of an area, by its title. */
export const RequestLink = ({ area, request: { id, title } }: RequestLinkProps) => (
  <Link
    to={REQUEST_OF[area]}
    params={{ requestId: id }}
    className={`${link()} ${css({ display: 'block', minWidth: '0', truncate: true })}`}
    title={title}
  >
    {title}
  </Link>
)
