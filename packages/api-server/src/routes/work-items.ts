import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { WorkExecution, WorkStep } from '@plenum/domain/work-item'
import { WorkComment, WorkEvidence } from '@plenum/domain/work-act'
import { WorkRequest } from '@plenum/domain/work-request'
import { id } from '@plenum/domain/text'
import { answerChanged } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import type { Database } from '../ports.ts'
import { versionFrom } from '../precondition.ts'
import { acceptItem, executeItem, revertItem } from '../store/work-execute.ts'
import { addComment, addEvidence, noteStep, removeEvidence } from '../store/work-notes.ts'
import { readWork } from '../store/work-read.ts'
import { One, valid } from '../valid.ts'
import { workActor } from '../store/work-actor.ts'

const OfItem = v.object({ id, item_id: id })
const OfStep = v.object({ id, step_id: id })
const OfFile = v.object({ id, file_id: id })

/** Writes something of a request and answers it as it is then. */
const answerWork = (
  c: Context<SignedInEnv>,
  workId: string,
  write: (tx: Database) => Promise<void>,
): Promise<Response> => answerChanged(c, { id: workId, read: readWork(workActor(c.var.session)), write })

/** The item that an address names, as it was seen, and who asks. */
const seen = (c: Context<SignedInEnv>, param: v.InferOutput<typeof OfItem>) => ({
  ...param,
  version: versionFrom(c, param.id),
  actor: workActor(c.var.session),
})

/** What is done on the way of a request: its items, its steps, and what is said and shown of it. */
export const workItems = new Hono<Env>()
  .post(
    '/:id/items/:item_id/execute/',
    may('projects', 'write'),
    answers({ summary: 'Execute an item: the inventory changes; needs If-Match', body: WorkRequest }),
    valid('param', OfItem),
    valid('json', WorkExecution),
    (c) => {
      const of = { ...seen(c, c.req.valid('param')), said: c.req.valid('json') }
      return answerWork(c, of.id, (tx) => executeItem(tx, c.var.author, of))
    },
  )
  .post(
    '/:id/items/:item_id/revert/',
    may('projects', 'write'),
    answers({ summary: 'Take back what executing an item changed; needs If-Match', body: WorkRequest }),
    valid('param', OfItem),
    (c) => {
      const of = seen(c, c.req.valid('param'))
      return answerWork(c, of.id, (tx) => revertItem(tx, c.var, of))
    },
  )
  .post(
    '/:id/items/:item_id/accept/',
    may('projects', 'write'),
    answers({
      summary: 'Say that what was executed stays though the request is canceled; needs If-Match',
      body: WorkRequest,
    }),
    valid('param', OfItem),
    (c) => {
      const of = seen(c, c.req.valid('param'))
      return answerWork(c, of.id, (tx) => acceptItem(tx, c.var.author, of))
    },
  )
  .post(
    '/:id/steps/:step_id/',
    may('projects', 'write'),
    answers({ summary: 'Say that a step is done, or take it back; needs If-Match', body: WorkRequest }),
    valid('param', OfStep),
    valid('json', WorkStep),
    (c) => {
      const param = c.req.valid('param')
      const version = versionFrom(c, param.id)
      const of = { ...param, version, actor: workActor(c.var.session), said: c.req.valid('json') }
      return answerWork(c, of.id, (tx) => noteStep(tx, c.var.author, of))
    },
  )
  .post(
    '/:id/comments/',
    may('projects', 'write'),
    answers({ summary: 'Say something of a request', body: WorkRequest }),
    valid('param', One),
    valid('json', WorkComment),
    (c) => {
      const of = { ...c.req.valid('param'), ...c.req.valid('json'), actor: workActor(c.var.session) }
      return answerWork(c, of.id, (tx) => addComment(tx, c.var.author, of))
    },
  )
  .post(
    '/:id/evidence/',
    may('projects', 'write'),
    answers({
      summary: 'Add pictures and documents, uploaded before, that show what was done',
      body: WorkRequest,
    }),
    valid('param', One),
    valid('json', WorkEvidence),
    (c) => {
      const of = { ...c.req.valid('param'), ...c.req.valid('json'), actor: workActor(c.var.session) }
      return answerWork(c, of.id, (tx) => addEvidence(tx, c.var.author, of))
    },
  )
  .delete(
    '/:id/evidence/:file_id/',
    may('projects', 'write'),
    answers({ summary: 'Take evidence away', body: WorkRequest }),
    valid('param', OfFile),
    (c) => {
      const of = { ...c.req.valid('param'), actor: workActor(c.var.session) }
      return answerWork(c, of.id, (tx) => removeEvidence(tx, c.var.author, of))
    },
  )
