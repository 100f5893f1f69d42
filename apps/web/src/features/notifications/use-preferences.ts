import type {
  NotificationChannels,
  NotificationKind,
  NotificationPreferences,
} from '@plenum/domain/notification'
import { useTranslation } from '@plenum/i18n/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, notificationQueries } from './queries.ts'

interface Choice {
  kind: NotificationKind
  channel: keyof NotificationChannels
  isOn: boolean
}

const applied = (preferences: NotificationPreferences, { kind, channel, isOn }: Choice) => ({
  ...preferences,
  [kind]: { ...preferences[kind], [channel]: isOn },
})

/** What one wants to be told of: each choice shows at once and is taken back where it was not kept. */
export function usePreferences() {
  const { t } = useTranslation('notifications')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const query = notificationQueries.preferences()
  const preferences = useQuery(query)
  const show = (choice: Choice) =>
    queryClient.setQueryData(query.queryKey, (now) => now && applied(now, choice))
  const { mutate } = useMutation({
    // one after the other: each sends all of them
    scope: { id: 'notification-preferences' },
    mutationKey: query.queryKey,
    onMutate: async (choice: Choice) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      show(choice)
    },
    mutationFn: async (choice: Choice) => {
      const now = queryClient.getQueryData(query.queryKey) ?? (await api.preferences())
      await api.setPreferences(applied(now, choice))
    },
    onError: (error, choice) => {
      show({ ...choice, isOn: !choice.isOn })
      // what was sent with it may have been kept all the same
      if (queryClient.isMutating({ mutationKey: query.queryKey }) === 1) void preferences.refetch()
      void notify({
        type: 'error',
        title: t(($) => $.preferences.not_saved),
        message: errorWords(error),
      })
    },
  })
  return { preferences, choose: (choice: Choice) => mutate(choice) }
}
