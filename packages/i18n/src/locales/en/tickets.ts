/** Words of tickets: their list and their discussions. */
export const tickets = {
  title: 'Tickets',
} as const
