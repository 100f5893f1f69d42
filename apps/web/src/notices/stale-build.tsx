import { Button } from '@plenum/ui/button'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

let isStale = false
const listeners = new Set<() => void>()

/** Offers to reload when a part of the application cannot be fetched: a newer build has replaced it. */
export function watchPreloads() {
  addEventListener('vite:preloadError', () => {
    isStale = true
    for (const listener of listeners) listener()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function StaleBuildNotice() {
  const { t } = useTranslation('common')
  if (!useSyncExternalStore(subscribe, () => isStale)) return null
  return (
    <div className={css({ p: '3' })}>
      <Alert
        tone="info"
        live
        actions={
          <Button size="compact" onClick={() => location.reload()}>
            {t(($) => $.actions.reload)}
          </Button>
        }
      >
        {t(($) => $.errors.stale_build)}
      </Alert>
    </div>
  )
}
