import type { TFunction } from 'i18next'
import { PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import { RIGHTS_CHANGES, type Notification } from '@plenum/domain/notification'
import { WORK_ACTIONS } from '@plenum/domain/work-stage'
import { formatDate } from '@plenum/i18n/format'
import type { Language } from '@plenum/i18n/language'
import type { LinkProps } from '@tanstack/react-router'

/** What sentences are made of. */
export interface NewsWords {
  t: TFunction<'notifications'>
  fields: TFunction<'fields'>
  language: Language
}

/** What happened, in a sentence. */
export function sentenceOf(notification: Notification, words: NewsWords): string {
  const { kind, about } = notification
  const { t } = words
  const actor = notification.actor?.name ?? t(($) => $.system)
  if (kind === 'person_joined') return t(($) => $.sentence.person_joined, { person: about ?? actor })
  if (kind === 'rights_changed') return rightsSentence(notification, { actor, t })
  if (kind === 'reservation_ends') {
    const { at, detail } = notification
    const said = { places: about ?? '', date: detail === null ? '' : formatDate(words.language, detail) }
    const hasEnded = detail !== null && at.slice(0, 10) > detail
    return t(($) => (hasEnded ? $.sentence.reservation_ended : $.sentence.reservation_ends), said)
  }
  if (kind === 'work_waits' || kind === 'work_changed') return workSentence(notification, { actor, t })
  return ticketSentence(notification, { actor, words })
}

function workSentence(
  { kind, work, detail }: Notification,
  { actor, t }: { actor: string; t: NewsWords['t'] },
): string {
  if (!work) return t(($) => $.sentence.work_gone, { actor })
  const said = { actor, code: work.code, title: work.title }
  const action = WORK_ACTIONS.find((each) => each === detail)
  if (kind === 'work_waits') {
    if (action === 'submit') return t(($) => $.sentence.work_to_approve, said)
    if (action === 'approve') return t(($) => $.sentence.work_to_do, said)
    if (action === 'finish') return t(($) => $.sentence.work_to_verify, said)
    return t(($) => (action === 'return' ? $.sentence.work_return : $.sentence.work_waits), said)
  }
  if (action === 'approve') return t(($) => $.sentence.work_approve, said)
  if (action === 'return') return t(($) => $.sentence.work_return, said)
  if (action === 'reject') return t(($) => $.sentence.work_reject, said)
  if (action === 'verify' || action === 'finish') return t(($) => $.sentence.work_done, said)
  return t(($) => $.sentence.work_changed, said)
}

function rightsSentence(
  { about: team, detail }: Notification,
  { actor, t }: { actor: string; t: NewsWords['t'] },
) {
  const change = RIGHTS_CHANGES.find((each) => each === detail)
  if (change === undefined) return t(($) => $.sentence.rights_changed, { actor })
  if (team !== null) return t(($) => $.rights[change], { actor, team })
  if (change === 'team') return t(($) => $.rights.no_team, { actor })
  // rights of a team without its name
  if (change === 'permissions') return t(($) => $.sentence.rights_changed, { actor })
  return t(($) => $.rights[change], { actor })
}

function ticketSentence(
  { kind, ticket, detail }: Notification,
  { actor, words: { t, fields } }: { actor: string; words: NewsWords },
) {
  if (ticket === null) return t(($) => $.sentence.ticket_gone, { actor })
  const { number, subject } = ticket
  const said = { actor, number, subject }
  if (kind === 'ticket_created') return t(($) => $.sentence.ticket_created, said)
  if (kind === 'ticket_answered') return t(($) => $.sentence.ticket_answered, said)
  const status = PROCESS_STATUSES.find((each) => each === detail)
  if (status) return t(($) => $.sentence.ticket_status, { ...said, became: fields(($) => $.process[status]) })
  const priority = PRIORITIES.find((each) => each === detail)
  if (priority)
    return t(($) => $.sentence.ticket_priority, { ...said, became: fields(($) => $.priority[priority]) })
  return t(($) => $.sentence.ticket_changed, said)
}

/** What was said, where it was said in words of its own. */
export const quoteOf = ({ kind, detail }: Notification): string | undefined =>
  kind === 'ticket_answered' ? (detail ?? undefined) : undefined

/** Where it can be looked at. */
export function placeOf({ kind, ticket, work }: Notification): Pick<LinkProps, 'to' | 'params'> {
  if (ticket) return { to: '/app/support/tickets/$ticketId', params: { ticketId: ticket.id } }
  if (work) return { to: '/app/dc-manager/mac-projects/$requestId', params: { requestId: work.id } }
  if (kind === 'work_waits' || kind === 'work_changed') return { to: '/app' }
  if (kind === 'person_joined') return { to: '/app/users' }
  if (kind === 'rights_changed') return { to: '/app/profile' }
  if (kind === 'reservation_ends') return { to: '/app/settings/hierarchy/reservations' }
  return { to: '/app/support/tickets' }
}
