import type { NotificationMarks } from '@plenum/domain/notification'
import { useTranslation } from '@plenum/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, notificationQueries } from './queries.ts'

/** Marks what one was told of as read or unread. */
export function useMarking() {
  const { t } = useTranslation('notifications')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (marks: NotificationMarks) => api.mark(marks),
    onError: (error) =>
      void notify({ type: 'error', title: t(($) => $.not_marked), message: errorWords(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationQueries.all() }),
  })
}
