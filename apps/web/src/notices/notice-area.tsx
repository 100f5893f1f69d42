import { css } from '@plenum/ui/css'
import { Suspense } from 'react'
import { useCookieRefused } from './cookie-refused.ts'
import { StaleBuildNotice } from './stale-build-notice.tsx'
import { useNoticesInUse } from './notify.ts'
import { part } from './part.ts'

const CookieNotice = part(async () => (await import('./cookie-notice.tsx')).CookieNotice)
const NoticeCenter = part(async () => (await import('./notice-center.tsx')).NoticeCenter)

/** Everything that is told beside the page: at the top what holds for now, in the corner what happened. */
export function NoticeArea() {
  const inUse = useNoticesInUse()
  const isCookieRefused = useCookieRefused()
  return (
    <>
      <div
        className={css({ position: 'fixed', top: '0', insetX: '0', zIndex: 'notice', pointerEvents: 'none' })}
      >
        <div className={css({ maxWidth: 'dialogWide', mx: 'auto', pointerEvents: 'auto' })}>
          {isCookieRefused && (
            <Suspense fallback={null}>
              <CookieNotice />
            </Suspense>
          )}
          <StaleBuildNotice />
        </div>
      </div>
      {inUse && (
        <Suspense fallback={null}>
          <NoticeCenter />
        </Suspense>
      )}
    </>
  )
}
