import {
  NotificationPage,
  NotificationPreferences,
  UnreadCount,
  type NotificationMarks,
  type NotificationQuery,
} from '@plenum/domain/notification'
import type { Http } from './http.ts'

/** What one was told of. */
export const notificationApi = (http: Http) => ({
  list: (query: NotificationQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/notifications/', NotificationPage, { query, signal }),
  unread: (signal?: AbortSignal) => http.call('get', 'api/notifications/unread/', UnreadCount, { signal }),
  mark: (marks: NotificationMarks) => http.send('post', 'api/notifications/marks/', { json: marks }),
  preferences: (signal?: AbortSignal) =>
    http.call('get', 'api/notifications/preferences/', NotificationPreferences, { signal }),
  setPreferences: (preferences: NotificationPreferences) =>
    http.call('put', 'api/notifications/preferences/', NotificationPreferences, { json: preferences }),
})
