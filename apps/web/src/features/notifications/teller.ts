import type { Notification } from '@plenum/domain/notification'
import { currentLanguage, loadWords } from '@plenum/i18n/create-i18n'
import { formatNumber } from '@plenum/i18n/format'
import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '#app/router.ts'
import { notify, withdraw } from '#app/notices/notify.ts'
import { placeOf, quoteOf, sentenceOf } from './news.ts'
import { api, notificationQueries } from './queries.ts'

interface TellerContext extends RouterContext {
  router: AnyRouter
}

/** Tells news in the corner of a page that somebody looks at, and takes back what was read. */
export function createTeller({ router, queryClient, i18n }: TellerContext) {
  const told = new Map<string, Promise<string>>()
  let isOver = false

  const open = async (notification: Notification) => {
    void router.navigate(placeOf(notification))
    await api.mark({ ids: [notification.id] })
    await queryClient.invalidateQueries({ queryKey: notificationQueries.all() })
  }
  const takeBack = (ids: readonly string[]) => {
    for (const id of ids) {
      void told.get(id)?.then(withdraw)
      told.delete(id)
    }
  }
  return {
    takeBack,
    tell: (news: Notification[]) => {
      if (document.visibilityState !== 'visible') return
      void loadWords(i18n, 'feedback').then(() => {
        const [only, ...others] = news
        if (isOver || only === undefined) return
        const language = currentLanguage(i18n)
        const t = i18n.getFixedT(language, 'notifications')
        const fields = i18n.getFixedT(language, 'fields')
        const label = t(($) => $.show)
        const notice =
          others.length === 0
            ? notify({
                type: 'info',
                title: sentenceOf(only, { t, fields }),
                message: quoteOf(only),
                action: { label, onClick: () => void open(only) },
              })
            : notify({
                type: 'info',
                title: t(($) => $.new, { count: news.length, shown: formatNumber(language, news.length) }),
                action: { label, onClick: () => void router.navigate({ to: '/app/notifications' }) },
              })
        for (const { id } of others.length === 0 ? news : []) told.set(id, notice)
        if (others.length > 0) told.set(SEVERAL, notice)
      })
    },
    /** Nobody is there any more to whom it was told. */
    takeAllBack: () => {
      isOver = true
      takeBack([...told.keys()])
    },
  }
}

const SEVERAL = 'several'
