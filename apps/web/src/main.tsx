import { createI18n, currentLanguage } from '@plenum/i18n/create-i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { serverAnswers, tokens } from './api.ts'
import { startEarly } from './early.ts'
import { EnvError, readEnv } from './read-env.ts'
import { followConnection } from './notices/connection.ts'
import { fetched } from './notices/part.ts'
import { watchPreloads } from './notices/stale-build.ts'
import { followThrottle } from './notices/throttle.ts'
import { queryClient, startHead } from './head-start.ts'
import { catchFocus } from './page/catch-focus.ts'
import { holdFocus } from './page/hold-focus.ts'
import { createAppRouter } from './router.ts'
import { followSession } from './session.ts'
import { followDensity } from './page/density.ts'
import { followTheme } from './page/theme.ts'

/** When what follows everything else begins. */
const SOON_MS = 2000

async function start(root: HTMLElement) {
  readEnv()
  // each load begins with the same data and a session of its own
  if (SERVER_IN_PAGE) {
    tokens.store(await (await import('@plenum/mocks/worker')).startMocks())
    startHead()
  }
  watchPreloads()
  followTheme()
  followDensity()
  const i18n = await createI18n()
  const followLanguage = () => (document.documentElement.lang = currentLanguage(i18n))
  followLanguage()
  i18n.on('languageChanged', followLanguage)
  const context = { queryClient, i18n }
  const router = createAppRouter(context)
  catchFocus(router)
  holdFocus()
  followConnection(queryClient, serverAnswers)
  followThrottle(queryClient)
  startEarly(router, context)
  // nothing can be slow yet
  setTimeout(() => {
    void fetched(() => import('./notices/slow-requests.ts')).then(({ followSlowRequests }) =>
      followSlowRequests(queryClient, i18n),
    )
  }, SOON_MS)
  followSession(queryClient, () => void router.invalidate())
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const root = document.getElementById('root')
if (root) {
  start(root).catch(async (error: unknown) => {
    if (error instanceof EnvError)
      await (await import('./notices/configuration-page.tsx')).showConfigurationError(root, error)
    throw error
  })
}
