import './later.css'
import { countBadge } from '@plenum/ui/recipes'

const MOST = 99

/** How many wait behind the icon button it stands in, whose label says it too. Nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return <span aria-hidden="true" data-count={count > MOST ? `${MOST}+` : count} className={countBadge()} />
}
