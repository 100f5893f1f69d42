import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** The way to what one sent before. */
export function OwnTickets() {
  const { t } = useTranslation('tickets')
  return (
    <Link to="/app/support/tickets" search={{ whose: 'mine' }} className={button({ tone: 'neutral' })}>
      {t(($) => $.mine)}
    </Link>
  )
}
