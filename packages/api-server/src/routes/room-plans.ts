import { Hono } from 'hono'
import { may as reaches } from '@plenum/domain/permission'
import { AtQuery } from '@plenum/domain/place-timeline'
import type { When } from '@plenum/domain/placement-time'
import { PLAN_LIMIT, PlanInput, RoomPlan } from '@plenum/domain/room-plan'
import { answerChanged, answerRecord, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, Session } from '../context.ts'
import { may } from '../gate.ts'
import { versionFrom } from '../precondition.ts'
import type { Author } from '../store/batches.ts'
import { readPlan } from '../store/room-plan.ts'
import { writePlan } from '../store/room-plan-write.ts'
import { One, valid } from '../valid.ts'
import type { Read } from '../store/record.ts'

/** A plan as far as somebody may see what is in it. */
const readFor =
  ({ user }: Session, author: Author, when?: When): Read =>
  (database, _, id) =>
    readPlan(database, author, { id, when, withAssets: reaches(user.permissions, 'assets', 'onlyRead') })

/** Plans of rooms: what is drawn of them and what stands in them. */
export const roomPlans = new Hono<Env>()
  .get(
    '/:id/plan/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary:
        'Read the plan of a room with all that stands in it, stood there or is planned there at a time',
      body: RoomPlan,
    }),
    valid('param', One),
    valid('query', AtQuery),
    async (c) => {
      const { author, session, ports } = c.var
      const { id } = c.req.valid('param')
      const { at } = c.req.valid('query')
      return answerRecord(
        c,
        await existing(readFor(session, author, at)(ports.database, session.company_id, id)),
        200,
      )
    },
  )
  .put(
    '/:id/plan/',
    may('hierarchy', 'write'),
    answers({
      summary: 'Draw a room anew and move what stands in it, all at once; needs If-Match',
      body: RoomPlan,
    }),
    valid('param', One),
    valid('json', PlanInput, PLAN_LIMIT),
    (c) => {
      const { author, session } = c.var
      const { id } = c.req.valid('param')
      const plan = c.req.valid('json')
      if (plan.assets.length > 0 && !reaches(session.user.permissions, 'assets', 'write')) {
        throw refusal(403, 'permission_denied')
      }
      const change = { id, version: versionFrom(c, id), plan }
      return answerChanged(c, {
        id,
        read: readFor(session, author),
        write: (tx) => writePlan(tx, author, change),
      })
    },
  )
