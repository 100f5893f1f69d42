import { formatNumber } from '@plenum/i18n/format'
import { CountBadge } from '@plenum/ui/count-badge'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { OnIntent } from '#app/page/on-intent.tsx'
import { useLanguage } from '#app/page/use-language.ts'
import { useQuiet } from '#app/page/use-quiet.ts'
import { unreadQuery } from './unread.ts'

const loadPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(async () => ({ default: (await loadPanel()).BellPanel }))
const Live = lazy(async () => ({ default: (await import('./live.tsx')).Live }))

/** How much somebody has not read, and the newest of it on demand; who is told of news comes last of all. */
export function Bell({ person }: { person: string }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const isQuiet = useQuiet()
  const { data: { unread } = { unread: 0 } } = useQuery({ ...unreadQuery, enabled: false })
  return (
    <>
      <OnIntent
        label={
          unread === 0
            ? t(($) => $.account.notifications)
            : t(($) => $.bell, { shown: formatNumber(language, unread) })
        }
        opens="dialog"
        preload={loadPanel}
        menu={(trigger) => <BellPanel trigger={trigger} />}
      >
        <BellIcon />
        <CountBadge count={unread} />
      </OnIntent>
      {isQuiet && (
        <Suspense fallback={null}>
          <Live person={person} />
        </Suspense>
      )}
    </>
  )
}
