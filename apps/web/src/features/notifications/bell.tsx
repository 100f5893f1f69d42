import { useTranslation } from '@plenum/i18n/react'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense } from 'react'
import { OnIntent } from '#app/page/on-intent.tsx'
import { createStore } from '#app/page/store.ts'
import { useQuiet } from '#app/page/use-quiet.ts'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import type { Unread } from './live.tsx'

const load = () => import('./live.tsx')
const loadPanel = async () => (await load()).loadPanel()
const Live = part(async () => (await load()).Live)
const CountBadge = part(async () => (await load()).CountBadge)
const BellPanel = preparedPart(loadPanel, (Panel) => Panel)

/** How much is unread; null for none and while nobody knows. */
const unread = createStore<Unread | null>(null)

/** How much somebody has not read, and the newest of it on demand; what follows the news comes last of all. */
export function Bell({ person }: { person: string }) {
  const { t } = useTranslation('shell')
  const isQuiet = useQuiet()
  const present = unread.useValue()
  return (
    <>
      <OnIntent
        label={present ? t(($) => $.bell, { shown: present.shown }) : t(($) => $.account.notifications)}
        opens="dialog"
        prepare={BellPanel.prepare}
        menu={(trigger) => <BellPanel trigger={trigger} />}
      >
        <BellIcon />
        <Suspense fallback={null}>{present && <CountBadge count={present.count} />}</Suspense>
      </OnIntent>
      <Suspense fallback={null}>{isQuiet && <Live person={person} onUnread={unread.set} />}</Suspense>
    </>
  )
}
