import { useTranslation } from '@plenum/i18n/react'
import { createNotices, NoticeStack } from '@plenum/ui/toaster'
import { useEffect } from 'react'

/** The one stack of notifications. */
export const notices = createNotices()

const { promise, resolve } = Promise.withResolvers<void>()

/** Settles once the stack is on screen: what is told earlier would be lost. */
export const shown = promise

export function NoticeCenter() {
  const { t } = useTranslation('common')
  useEffect(() => resolve(), [])
  return <NoticeStack notices={notices} label={t(($) => $.notices)} closeLabel={t(($) => $.actions.close)} />
}
