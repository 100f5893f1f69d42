import { useTranslation } from '@plenum/i18n/react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import { UnlessBehind } from '#app/page/unless-behind.tsx'
import { ErrorView } from './error-view.tsx'
import { forbiddenOf } from './forbidden.ts'
import { useBuild } from './stale-build.ts'
import { part } from './part.ts'

const ForbiddenPage = part(async () => (await import('./forbidden-page.tsx')).ForbiddenPage)

/** The last resort when nothing can be shown: it starts the application again, and tells no secrets. */
export function Crash() {
  const { t } = useTranslation('common')
  return (
    <main>
      <ErrorView
        title={t(($) => $.errors.unexpected)}
        action={{ label: t(($) => $.actions.refresh), onPress: () => location.assign(location.origin) }}
      />
    </main>
  )
}

/** In place of a page that failed or may not be opened, inside the frame that still stands where there is one. */
export function RouteCrash({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common')
  const router = useRouter()
  const build = useBuild()
  // the frame has the main part; a page that anybody can open brings its frame along, which is missing too
  const Around = router.state.matches.some(({ routeId }) => routeId === '/app') ? Fragment : 'main'
  const forbidden = forbiddenOf(error)
  if (forbidden)
    return (
      <Suspense fallback={null}>
        <ForbiddenPage {...forbidden} />
      </Suspense>
    )
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <UnlessBehind>
      <Around>
        <ErrorView
          title={t(($) => $.errors.shell)}
          // where a part is missing, the notice at the top offers what helps
          action={build === 'fresh' ? { label: t(($) => $.actions.retry), onPress: retry } : undefined}
        />
      </Around>
    </UnlessBehind>
  )
}
