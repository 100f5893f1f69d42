import { useTranslation } from 'react-i18next'
import { OwnTickets } from '#app/features/tickets/own-tickets.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { SupportFrame } from './support-frame.tsx'

/** Feedback, opened by its own address. */
export function SupportPage() {
  const { t } = useTranslation('support')
  return (
    <AppPage title={t(($) => $.title)} lead={t(($) => $.lead)} actions={<OwnTickets />}>
      <SupportFrame />
    </AppPage>
  )
}
