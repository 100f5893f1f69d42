import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AppPage } from '#app/page/app-page.tsx'
import { pageOf } from './came-from.ts'
import { SupportForm } from './support-form.tsx'

const app = getRouteApi('/app')

/** Feedback, opened by its own address. */
export function SupportPage() {
  const { t } = useTranslation('support')
  const tickets = useTranslation('tickets').t
  const { user } = app.useRouteContext()
  const router = useRouter()
  // while this page comes, the one before is still the one arrived at
  const [page] = useState(() => pageOf(router.state.resolvedLocation ?? router.state.location))
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      measure="narrow"
      actions={
        <Link to="/app/support/tickets" search={{ whose: 'mine' }} className={button({ tone: 'neutral' })}>
          {tickets(($) => $.mine)}
        </Link>
      }
    >
      <SupportForm
        owner={user.id}
        page={page}
        leaves={({ current, next }) => next.pathname !== current.pathname}
      />
    </AppPage>
  )
}
