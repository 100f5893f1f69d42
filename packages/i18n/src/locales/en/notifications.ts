/** Words of what people are told of. */
export const notifications = {
  title: 'Notifications',
} as const
