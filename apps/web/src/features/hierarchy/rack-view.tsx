import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** A rack beside the tree: where it is drawn. */
export function RackView({ rackId }: { rackId: string }) {
  const { t } = useTranslation('hierarchy')
  return (
    <Link to="/app/spikes/drag-n-drop" search={{ left: rackId }} className={link()}>
      {t(($) => $.elevation)}
    </Link>
  )
}
