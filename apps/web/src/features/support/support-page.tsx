import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AppPage } from '#app/page/app-page.tsx'
import { SupportFrame } from './support-frame.tsx'

/** Feedback, opened by its own address. */
export function SupportPage() {
  const { t } = useTranslation('support')
  const tickets = useTranslation('tickets').t
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      actions={
        <Link to="/app/support/tickets" search={{ whose: 'mine' }} className={button({ tone: 'neutral' })}>
          {tickets(($) => $.mine)}
        </Link>
      }
    >
      <SupportFrame />
    </AppPage>
  )
}
