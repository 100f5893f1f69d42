import * as v from 'valibot'

/** The screen's address: all that one was told of, or what is unread. A bad part is left out. */
export const NotificationsSearch = v.object({
  show: v.fallback(v.optional(v.literal('unread')), undefined),
})
export type NotificationsSearch = v.InferOutput<typeof NotificationsSearch>
