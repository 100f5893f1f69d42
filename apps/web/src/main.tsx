import '@plenum/ui/styles.css'
import { createI18n } from '@plenum/i18n/create-i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { tokens } from './api.ts'
import { startEarly } from './early.ts'
import { EnvError, readEnv } from './env.ts'
import { showConfigurationError } from './notices/configuration-error.ts'
import { watchPreloads } from './notices/stale-build.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'
import { followSession } from './session.ts'
import { followDensity } from './page/density.ts'
import { followTheme } from './page/theme.ts'

async function start(root: HTMLElement) {
  readEnv()
  // each load begins with the same data and a session of its own
  if (SERVER_IN_PAGE) tokens.store(await (await import('@plenum/mocks/worker')).startMocks())
  watchPreloads()
  followTheme()
  followDensity()
  const i18n = await createI18n()
  const followLanguage = () => (document.documentElement.lang = i18n.resolvedLanguage ?? i18n.language)
  followLanguage()
  i18n.on('languageChanged', followLanguage)
  const queryClient = createQueryClient()
  const context = { queryClient, i18n }
  const router = createAppRouter(context)
  startEarly(router, context)
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
  start(root).catch((error: unknown) => {
    if (error instanceof EnvError) showConfigurationError(root, error)
    throw error
  })
}
