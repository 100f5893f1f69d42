import { css } from '@plenum/ui/css'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

/** The way to a request, by its title. */
export const RequestLink = ({ id, title }: { id: string; title: string }) => (
  <Link
    to="/app/dc-manager/mac-projects/$requestId"
    params={{ requestId: id }}
    className={`${link()} ${css({ display: 'block', minWidth: '0', truncate: true })}`}
    title={title}
  >
    {title}
  </Link>
)
