import { createI18n, currentLanguage } from '@plenum/i18n/create-i18n'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { serverAnswers, tokens } from './api.ts'
import { App } from './app.tsx'
import { startEarly } from './early.ts'
import { EnvError, readEnv } from './read-env.ts'
import { followConnection } from './notices/connection.ts'
import { fetched } from './notices/part.ts'
import { silenceBuild, watchPreloads } from './notices/stale-build.ts'
import { followThrottle } from './notices/throttle.ts'
import { queryClient, startHead } from './head.ts'
import { catchFocus } from './page/catch-focus.ts'
import { keepTyped } from './page/keep-typed.ts'
import { createAppRouter } from './router.ts'
import { followSession } from './session.ts'
import { followDensity } from './page/density.ts'
import { followTheme } from './page/theme.ts'

/** After so long it is said that the page is waited for. */
const WAITED_MS = 500
/** When what follows everything else begins. */
const SOON_MS = 2000

/** Fetches what nobody needs before a key or a pointer was pressed. */
function onFirstTouch(load: () => Promise<void>) {
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    void fetched(load)
  }
  for (const press of ['keydown', 'pointerdown'])
    addEventListener(press, begin, { signal: waiting.signal, capture: true })
}

async function start(root: HTMLElement) {
  // what cannot be fetched from here on is told by the application
  dispatchEvent(new Event('started'))
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
  onFirstTouch(() => import('./page/hold-focus.ts').then(({ holdFocus }) => holdFocus()))
  followConnection(queryClient, serverAnswers, () => {
    silenceBuild()
    // a page that could not be fetched
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
  })
  followThrottle(queryClient)
  startEarly(router, context)
  // nothing can be slow yet
  setTimeout(() => {
    void fetched(() => import('./notices/slow-requests.ts')).then(({ followSlowRequests }) =>
      followSlowRequests(queryClient, i18n),
    )
  }, SOON_MS)
  followSession(queryClient, () => void router.invalidate())
  const draw = () => createRoot(root).render(<App router={router} />)
  if (!root.hasChildNodes()) {
    // drawn once it is here, and in slices: what a page begins with holds up no hand
    await Promise.race([router.load(), new Promise((waited) => setTimeout(waited, WAITED_MS))])
    return startTransition(draw)
  }
  // drawn beforehand: it stays until the page can take its place at once
  await router.load()
  const giveBack = keepTyped(root)
  flushSync(draw)
  giveBack()
}

const root = document.getElementById('root')
if (root) {
  start(root).catch(async (error: unknown) => {
    if (error instanceof EnvError)
      await (await import('./notices/configuration-page.tsx')).showConfigurationError(root, error)
    throw error
  })
}
