export const letters = {
  recovery: {
    subject: 'Choose a new password for Plenum',
    text: 'Somebody, hopefully you, has forgotten the password of this account. You can choose a new one within half an hour:',
    action: 'Choose a new password',
    once: 'The link works once. If you have asked several times, only the newest one works.',
    not_you: 'If it was not you, do nothing: your password stays as it is.',
  },
  recovered: {
    subject: 'Your Plenum password has been changed',
    text: 'The password of this account has just been replaced by way of a recovery e-mail, and everybody who was signed in with it is signed out.',
    action: 'Sign in',
    not_you: 'If it was not you, ask for a recovery e-mail at once and tell your administrator.',
  },
  invitation: {
    subject: '{{company}} invites you to Plenum',
    text: 'You are invited to join {{company}} on Plenum.',
    text_by: '{{person}} invites you to join {{company}} on Plenum.',
    action: 'Accept the invitation',
    once: 'The link works once, within three days, and for this e-mail address only.',
    not_known: 'If you do not know who this is, do nothing: no account is made without you.',
  },
  failures: {
    subject: 'Failed attempts to sign in to Plenum',
    text: 'You have just signed in. Before that, {{tries}} attempts with a wrong password had failed.',
    action: 'Open your profile',
    you: 'If they were yours, all is well. If not, somebody is guessing: choose a longer password.',
  },
  notice: {
    action: 'Open your profile',
    not_you:
      'If this was not you, ask for a new password on the sign-in page and tell an administrator of your company.',
  },
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
  news: {
    system: 'Plenum',
    action: 'Open it in Plenum',
    less: 'Which mails of this kind you get, you choose under Notifications in Plenum.',
    ticket_created: {
      subject: 'New ticket {{number}} in Plenum',
      text: '{{person}} has opened ticket {{number}}: {{subject}}',
    },
    ticket_answered: {
      subject: 'New answer to ticket {{number}} in Plenum',
      text: '{{person}} has answered ticket {{number}}: {{subject}}',
    },
    ticket_changed: {
      subject: 'Ticket {{number}} in Plenum has changed',
      text: '{{person}} has changed ticket {{number}}: {{subject}}',
    },
    person_joined: {
      subject: 'Somebody has joined your company in Plenum',
      text: '{{person}} has accepted an invitation and now works with you in Plenum.',
    },
    rights_changed: {
      subject: 'Your rights in Plenum have changed',
      text: '{{person}} has changed what you may do in Plenum.',
    },
    reservation_ends: {
      subject: 'A reservation in Plenum ends',
      text: 'The last day of the reservation of {{places}} is {{date}}. Extend it if you still need it.',
    },
    work_waits: {
      subject: 'Request {{code}} waits for you in Plenum',
      text: '{{person}} has brought {{code}} to where it is your turn: {{title}}',
    },
    work_changed: {
      subject: 'Request {{code}} in Plenum has changed',
      text: '{{person}} has taken {{code}} to another stage: {{title}}',
    },
  },
} as const
