import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { useConnection } from './connection.ts'
import { reloadBuild, silenceBuild, useBuild } from './stale-build.ts'

/** Offers one reload where a part of the application is missing; none where that was tried or cannot work now. It lies over the page, so it can be closed. */
export function StaleBuildNotice() {
  const { t } = useTranslation('common')
  const build = useBuild()
  const connection = useConnection()
  if (build === 'fresh' || connection === 'lost') return null
  const isStale = build === 'stale'
  return (
    <div className={css({ p: '3' })}>
      <Alert
        tone={isStale ? 'info' : 'warning'}
        live
        actions={
          <>
            {isStale && (
              <Button size="compact" onClick={reloadBuild}>
                {t(($) => $.actions.reload)}
              </Button>
            )}
            <Button size="compact" tone="quiet" onClick={silenceBuild}>
              {t(($) => $.actions.close)}
            </Button>
          </>
        }
      >
        {isStale ? t(($) => $.errors.stale_build) : t(($) => $.errors.build_broken)}
      </Alert>
    </div>
  )
}
