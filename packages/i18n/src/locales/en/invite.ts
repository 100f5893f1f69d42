/** Words of the letter that asks somebody to join a company. */
export const invite = {
  subject: '{{invitedBy}} invites you to {{company}} on Plenum',
  greeting: 'Hello,',
  text: '{{invitedBy}} invites you to work with {{company}} on Plenum, where its data centres and equipment are kept.',
  action: 'Accept the invitation',
  until: 'The link works once, and for 72 hours. After that, ask to be invited again.',
  ignore: 'If you did not expect this, do nothing: without the link nobody joins in your name.',
} as const
