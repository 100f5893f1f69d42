import { Hono } from 'hono'
import { PlaceBulk, PlaceCopy, PlacesMade } from '@plenum/domain/place-many'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { copyBranch } from '../store/node-copy.ts'
import { insertNodes } from '../store/node-many.ts'
import { One, valid } from '../valid.ts'

/** Places made many at once, each time in one batch. */
export const nodeMany = new Hono<Env>()
  .post(
    '/bulk/',
    may('hierarchy', 'write'),
    answers({
      summary: 'Create places that differ by name and code alone, all of them or none',
      status: 201,
      body: PlacesMade,
    }),
    valid('json', PlaceBulk),
    (c) => {
      const input = c.req.valid('json')
      return createOnce(c, input, async (tx) => made(await insertNodes(tx, c.var.author, input)))
    },
  )
  .post(
    '/:id/copy/',
    may('hierarchy', 'write'),
    answers({
      summary:
        'Copy a place with all places below it and the plans of its rooms, without what stands in them',
      status: 201,
      body: PlacesMade,
    }),
    valid('param', One),
    valid('json', PlaceCopy),
    (c) => {
      const { id } = c.req.valid('param')
      const copy = c.req.valid('json')
      return createOnce(c, copy, async (tx) => {
        const done = await copyBranch(tx, c.var.author, { id, copy })
        if (done === 'not_found') throw refusal(404, 'not_found')
        return made(done)
      })
    },
  )

const made = (places: PlacesMade) => ({ body: JSON.stringify(places), version: 1 })
