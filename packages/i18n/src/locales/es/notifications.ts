/** Words of what people are told of. */
export const notifications = {
  title: 'Notificaciones',
} as const
