/** Words of mails that tell of something done to an account. */
export const notices = {
  greeting: 'Hello,',
  help: 'If this was not you, ask for a new password on the sign-in page and tell an administrator of your company.',
  password_changed: {
    subject: 'Your Plenum password was changed',
    text: 'The password of your Plenum account was changed. All other sessions of yours have ended.',
  },
  email_changed: {
    subject: 'Your Plenum address was changed',
    text: 'Your Plenum account now signs in with {{next}}. No more mails about it come to this address.',
  },
  session_reused: {
    subject: 'A Plenum session of yours was ended',
    text: 'A sign-in key of your Plenum account was used twice, as happens when somebody has copied it. That session was ended everywhere; sign in again to go on.',
  },
} as const
