import { Hono, type Context } from 'hono'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import { may as reaches } from '@plenum/domain/permission'
import {
  Reservation,
  ReservationInput,
  ReservationPage,
  ReservationPatch,
  ReservationQuery,
  ReservationRelease,
  ReservationsDone,
} from '@plenum/domain/reservation'
import { answerHistory } from '../answer-history.ts'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { seesAssets } from '../sees-assets.ts'
import { changing } from '../store/rack-capacity.ts'
import { insertReservations, patchReservation, releaseReservations } from '../store/reservation-write.ts'
import { listReservations, readReservation, type Asker } from '../store/reservations.ts'
import { seesRequests } from '../store/told-lines.ts'
import { One, valid } from '../valid.ts'

const askerOf = (c: Context<SignedInEnv>): Asker => {
  const { id, team, permissions } = c.var.session.user
  const sees = { assets: seesAssets(c.var.session), requests: seesRequests(permissions) }
  const writes = reaches(permissions, 'hierarchy', 'write')
  return { id, team, writes, sees, today: c.var.author.at.slice(0, 10) }
}

/** Parts of racks that are kept for somebody. Whose they are changes them, and who writes places. */
export const reservations = new Hono<Env>()
  .get(
    '/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'List reservations, those that end first coming first', body: ReservationPage }),
    valid('query', ReservationQuery),
    (c) => {
      const { limit, cursor, ...filter } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'reservations', cursor }, (after) =>
        listReservations(c.var.ports.database, { company_id, asker: askerOf(c), filter, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('hierarchy', 'write'),
    answers({ summary: 'Reserve places, all of them or none', status: 201, body: ReservationsDone }),
    valid('json', ReservationInput),
    (c) => {
      const input = c.req.valid('json')
      return createOnce(c, input, async (tx) => ({
        body: JSON.stringify(await insertReservations(tx, c.var.author, input)),
        version: 1,
      }))
    },
  )
  .post(
    '/release/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'Give reserved places free again, all of them or none', body: ReservationsDone }),
    valid('json', ReservationRelease),
    async (c) => {
      const who = { author: c.var.author, asker: askerOf(c) }
      const release = c.req.valid('json')
      return c.json(
        await changing(c.var.ports.database, c.var.author, (tx) => releaseReservations(tx, who, release)),
      )
    },
  )
  .get(
    '/:id/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'Read a reservation', body: Reservation }),
    valid('param', One),
    (c) => answerExisting(c, readReservation(askerOf(c)), c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'Change a reservation; needs If-Match', body: Reservation }),
    valid('param', One),
    valid('json', ReservationPatch),
    (c) => {
      const { id } = c.req.valid('param')
      const asker = askerOf(c)
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id,
        read: readReservation(asker),
        write: (tx) => patchReservation(tx, { author: c.var.author, asker }, change),
      })
    },
  )
  .get(
    '/:id/history/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'What changed of a reservation, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'reservation',
        id: c.req.valid('param').id,
        query: c.req.valid('query'),
        read: readReservation(askerOf(c)),
      }),
  )
