import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { useTranslation } from 'react-i18next'
import { useConnection } from './connection.ts'
import { reloadBuild, useBuild } from './stale-build.ts'

/** Offers one reload where a part of the application is missing; none where that was tried or cannot work now. */
export function StaleBuildNotice() {
  const { t } = useTranslation('common')
  const build = useBuild()
  const connection = useConnection()
  if (build === 'fresh' || connection === 'lost') return null
  return (
    <div className={css({ p: '3' })}>
      {build === 'stale' ? (
        <Alert
          tone="info"
          live
          actions={
            <Button size="compact" onClick={reloadBuild}>
              {t(($) => $.actions.reload)}
            </Button>
          }
        >
          {t(($) => $.errors.stale_build)}
        </Alert>
      ) : (
        <Alert tone="warning" live>
          {t(($) => $.errors.build_broken)}
        </Alert>
      )}
    </div>
  )
}
