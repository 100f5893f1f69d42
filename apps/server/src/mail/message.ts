import type { Mail } from '@plenum/api-server/ports'

/** One ASCII address without names, comments, quotes or groups: what a parser cannot misread. */
const PLAIN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i
const LONGEST = 254

/** A letter as the mail library takes it: addresses are passed as such, never as text to be parsed. */
export function messageOf({ to, subject, text, html }: Mail, from: string) {
  if (to.length > LONGEST || !PLAIN.test(to)) throw new Error('A letter is addressed to what is no address')
  return {
    from: { name: 'Plenum', address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
