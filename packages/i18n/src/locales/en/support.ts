/** Words of the feedback: suggestions and reports of problems. */
export const support = {
  title: 'Feedback',
  lead: 'Suggest an improvement or report an issue.',
  not_yet: 'Feedback cannot be sent from here yet',
  until_then: 'Until it can, tell the administrator of your company what you need.',
} as const
