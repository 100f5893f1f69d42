import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { OVERLAYS } from '#app/page/overlays.ts'

/** Opens the form to write to support over the page. */
export function NewTicket() {
  const { t } = useTranslation('tickets')
  return (
    <Link
      to="."
      search={(now) => ({ ...now, over: 'support' })}
      mask={{ to: OVERLAYS.support }}
      className={button({ tone: 'primary' })}
    >
      <Plus aria-hidden="true" />
      {t(($) => $.new)}
    </Link>
  )
}
