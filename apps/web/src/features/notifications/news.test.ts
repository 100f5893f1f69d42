import type { Notification } from '@plenum/domain/notification'
import { createI18n, loadWords, switchLanguage } from '@plenum/i18n/create-i18n'
import type { Language } from '@plenum/i18n/language'
import { beforeAll, expect, test, vi } from 'vitest'
import { placeOf, quoteOf, sentenceOf, type NewsWords } from './news.ts'
import { everyKind, told } from './story-news.ts'

let words: NewsWords
let spanish: NewsWords
beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'https:' })
  const i18n = await createI18n()
  await loadWords(i18n, 'app')
  await loadWords(i18n, 'feedback')
  await switchLanguage(i18n, 'es')
  const inLanguage = (language: Language): NewsWords => ({
    language,
    t: i18n.getFixedT<'notifications'>(language, 'notifications'),
    fields: i18n.getFixedT<'fields'>(language, 'fields'),
  })
  words = inLanguage('en')
  spanish = inLanguage('es')
})

test('each kind has a sentence of its own', () => {
  expect(everyKind.map((each) => sentenceOf(each, words))).toEqual([
    'Ana Ruiz sent ticket #12: Print labels for a whole row of racks',
    'Leo Marín answered ticket #12: Print labels for a whole row of racks',
    'Leo Marín moved ticket #12 to “In review”: Print labels for a whole row of racks',
    'Leo Marín gave ticket #12 the priority “High”: Print labels for a whole row of racks',
    'Eva Ruiz joined your company',
    'Ana Ruiz put you in the team “Operations”',
    'Ana Ruiz took you out of your team',
    'Ana Ruiz made you an administrator',
    'Ana Ruiz changed what your team “Operations” may do',
    'Plenum changed what you may do',
    'Leo Marín did something to a ticket that is no longer there',
    'The reservation of R01 U1, R01 U3 ends on 24 Nov 2100',
    'The reservation of R02 U7 ended on 3 Mar 2020',
  ])
})

test('what a newer server says of a kind is said without what is not known here', () => {
  const { ticket } = everyKind[0] ?? {}
  const sentences = [
    told(1, { kind: 'ticket_changed', ticket: ticket ?? null, detail: 'assigned' }),
    told(1, { kind: 'rights_changed', about: 'Operations', detail: 'something' }),
    told(1, { kind: 'rights_changed', detail: 'permissions' }),
  ].map((each) => sentenceOf(each, words))
  expect(sentences).toEqual([
    'Ana Ruiz changed ticket #12: Print labels for a whole row of racks',
    'Ana Ruiz changed what you may do',
    'Ana Ruiz changed what you may do',
  ])
})

test('a request is told by whose turn it is, and by what became of it', () => {
  const work = { id: everyKind[0]?.id ?? '', code: 'MAC-000012', title: 'Three servers to room 2' }
  const of = (kind: Notification['kind'], detail: string, about: typeof work | null = work) =>
    sentenceOf(told(1, { kind, detail, work: about }), words)
  expect([
    of('work_waits', 'submit'),
    of('work_waits', 'approve'),
    of('work_waits', 'finish'),
    of('work_waits', 'return'),
    of('work_waits', 'unblock'),
    of('work_changed', 'approve'),
    of('work_changed', 'return'),
    of('work_changed', 'reject'),
    of('work_changed', 'verify'),
    of('work_changed', 'something'),
    of('work_changed', 'verify', null),
  ]).toEqual([
    'Ana Ruiz asks for approval of MAC-000012: Three servers to room 2',
    'Ana Ruiz approved MAC-000012, which is yours to do: Three servers to room 2',
    'Ana Ruiz finished MAC-000012, which is to be verified: Three servers to room 2',
    'Ana Ruiz sent MAC-000012 back: Three servers to room 2',
    'MAC-000012 waits for you: Three servers to room 2',
    'Ana Ruiz approved MAC-000012: Three servers to room 2',
    'Ana Ruiz sent MAC-000012 back: Three servers to room 2',
    'Ana Ruiz rejected MAC-000012: Three servers to room 2',
    'Ana Ruiz completed MAC-000012: Three servers to room 2',
    'Ana Ruiz changed MAC-000012: Three servers to room 2',
    'Ana Ruiz did something with a request that you can no longer see',
  ])
})

test('Spanish has its own words, the status included', () => {
  expect(everyKind.slice(2, 4).map((each) => sentenceOf(each, spanish))).toEqual([
    'Leo Marín ha pasado el ticket #12 a «En revisión»: Print labels for a whole row of racks',
    'Leo Marín ha dado prioridad «Alta» al ticket #12: Print labels for a whole row of racks',
  ])
})

test('each leads to what it is about', () => {
  const to = (over: Partial<Notification>) => placeOf(told(1, over))
  expect(placeOf(told(1, everyKind[0] ?? {}))).toEqual({
    to: '/app/support/tickets/$ticketId',
    params: { ticketId: everyKind[0]?.ticket?.id },
  })
  expect(to({ kind: 'ticket_changed' })).toEqual({ to: '/app/support/tickets' })
  expect(to({ kind: 'person_joined' })).toEqual({ to: '/app/users' })
  expect(to({ kind: 'rights_changed' })).toEqual({ to: '/app/profile' })
  const work = { id: everyKind[1]?.id ?? '', code: 'MAC-000012', title: 'Three servers to room 2' }
  expect(to({ kind: 'work_waits', work })).toEqual({
    to: '/app/dc-manager/mac-projects/$requestId',
    params: { requestId: work.id },
  })
  // a request that he can no longer see
  expect(to({ kind: 'work_waits' })).toEqual({ to: '/app' })
  expect(to({ kind: 'reservation_ends' })).toEqual({ to: '/app/settings/hierarchy/reservations' })
})

test('only an answer is quoted', () => {
  expect(everyKind.flatMap((each) => quoteOf(each) ?? [])).toHaveLength(1)
})
