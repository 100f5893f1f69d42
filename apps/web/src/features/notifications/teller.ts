import type { Notification } from '@plenum/domain/notification'
import { currentLanguage, loadWords } from '@plenum/i18n/create-i18n'
import { formatNumber } from '@plenum/i18n/format'
import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '#app/router-context.ts'
import { notify, withdraw } from '#app/notices/notify.ts'
import { placeOf, quoteOf, sentenceOf, type NewsWords } from './news.ts'
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
      void told.get(id)?.then(withdraw, () => {})
      told.delete(id)
    }
  }
  const tellOne = (notification: Notification, words: NewsWords) =>
    notify({
      type: 'info',
      title: sentenceOf(notification, words),
      message: quoteOf(notification),
      action: { label: words.t(($) => $.show), onClick: () => void open(notification) },
    })
  const tellSeveral = (count: number, { t }: NewsWords) =>
    notify({
      type: 'info',
      title: t(($) => $.new, { count, shown: formatNumber(currentLanguage(i18n), count) }),
      action: { label: t(($) => $.show), onClick: () => void router.navigate({ to: '/app/notifications' }) },
    })
  return {
    takeBack,
    /** Settles once it stands in the corner; fails where what is needed to say it cannot be fetched. */
    tell: async (news: Notification[]): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      await loadWords(i18n, 'feedback')
      const [only, ...others] = news
      if (isOver || only === undefined) return
      const language = currentLanguage(i18n)
      const words: NewsWords = {
        language,
        t: i18n.getFixedT<'notifications'>(language, 'notifications'),
        fields: i18n.getFixedT<'fields'>(language, 'fields'),
      }
      const notice = others.length === 0 ? tellOne(only, words) : tellSeveral(news.length, words)
      for (const id of others.length === 0 ? [only.id] : [SEVERAL]) told.set(id, notice)
      await notice
    },
    /** Nobody is there any more to whom it was told. */
    takeAllBack: () => {
      isOver = true
      takeBack([...told.keys()])
    },
  }
}

const SEVERAL = 'several'
