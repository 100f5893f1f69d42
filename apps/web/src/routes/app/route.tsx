import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { Bell } from '#app/features/notifications/bell.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { NotFound } from '#app/notices/not-found.tsx'
import { SessionFailed } from '#app/notices/session-failed.tsx'
import { SessionSplash } from '#app/notices/session-splash.tsx'
import { sessionQuery } from '#app/session.ts'
import { texts } from '#app/page/texts.ts'
import { AppShell } from '#app/shell/app-shell.tsx'
import { part } from '#app/notices/part.ts'

const overlays = {
  support: part(async () => (await import('#app/features/support/support-dialog.tsx')).SupportDialog),
}

export const Route = createFileRoute('/app')({
  // who signs in needs no splash to do so
  codeSplitGroupings: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  validateSearch: texts<{ over: string }>(),
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery)
    if (user === null)
      throw redirect({ to: '/auth/login', search: { redirectTo: location.href }, replace: true })
    return { user }
  },
  loader: ({ context }) => loadWords(context.i18n, 'app'),
  // drawn only for who really waits: the session is mostly known by then, and the page itself is what is drawn first
  pendingMs: 500,
  pendingComponent: SessionSplash,
  errorComponent: SessionFailed,
  notFoundComponent: NotFound,
  component: () => <AppShell Search={SearchBox} Bell={Bell} overlays={overlays} />,
})
