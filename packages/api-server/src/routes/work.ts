import { Hono, type Context } from 'hono'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import { WorkAct } from '@plenum/domain/work-act'
import { WorkCounts } from '@plenum/domain/work-counts'
import { metricsOf, WorkMetrics } from '@plenum/domain/work-metrics'
import {
  WorkCheck,
  WorkCountQuery,
  WorkPage,
  WorkQuery,
  WorkRequest,
  WorkRequestInput,
  WorkRequestPatch,
} from '@plenum/domain/work-request'
import { answerJson } from '../answer-json.ts'
import { inWords } from '../answer-error.ts'
import { answerHistory } from '../answer-history.ts'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may, self } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { seesAssets, toldProblems } from '../sees-assets.ts'
import { withoutThings } from '../store/fit-told.ts'
import { changing } from '../store/rack-capacity.ts'
import { actOnWork } from '../store/work-act.ts'
import { workActor } from '../store/work-actor.ts'
import { plannedOf, refuseItems } from '../store/work-items.ts'
import { countWork, listWork, type WorkReader } from '../store/work-list.ts'
import { readWay } from '../store/work-metrics.ts'
import { readWork } from '../store/work-read.ts'
import { heldFor, storedWork } from '../store/work-stored.ts'
import { checkWork, toldCheck, type Checked } from '../store/work-submit.ts'
import { askForWork, deleteDraft, patchWork } from '../store/work-write.ts'
import { One, valid } from '../valid.ts'

const readerOf = ({ var: { session, author } }: Context<SignedInEnv>): WorkReader => ({
  company_id: session.company_id,
  actor: workActor(session),
  at: author.at,
})

/** What was found as who asks may be told of it, in his language. */
async function tellCheck({ var: { language, ports, session } }: Context<SignedInEnv>, checked: Checked) {
  const items = seesAssets(session)
    ? checked.items
    : await withoutThings(ports.database, session.company_id, checked.items)
  return toldCheck({ ...checked, items }, (problems) => inWords(language, toldProblems(session, problems)))
}

/** Work that is asked for, approved, executed and verified. */
export const work = new Hono<Env>()
  .get(
    '/',
    may('projects', 'onlyRead'),
    answers({ summary: 'List requests', body: WorkPage }),
    valid('query', WorkQuery),
    (c) => {
      const { ordering, limit, cursor, ...filter } = c.req.valid('query')
      return answerPage(c, { list: `work ${ordering}`, cursor }, (after) =>
        listWork(c.var.ports.database, {
          ...readerOf(c),
          filter,
          ordering,
          limit,
          after,
        }),
      )
    },
  )
  .get(
    '/counts/',
    may('projects', 'onlyRead'),
    answers({ summary: 'Count requests by their stages', body: WorkCounts }),
    valid('query', WorkCountQuery),
    async (c) => {
      const counted = await countWork(c.var.ports.database, readerOf(c), c.req.valid('query'))
      return answerJson(c, JSON.stringify(counted))
    },
  )
  .post(
    '/',
    may('projects', 'write'),
    answers({ summary: 'Ask for work, or begin to as a draft', status: 201, body: WorkRequest }),
    valid('json', WorkRequestInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(
          readWork(workActor(c.var.session))(tx, author.company_id, await askForWork(tx, author, input)),
        ),
      )
    },
  )
  .post(
    '/check/',
    may('projects', 'write'),
    answers({ summary: 'Ask what a request that is being written meets; changes nothing', body: WorkCheck }),
    valid('json', WorkRequestInput),
    async (c) => {
      const { author, ports } = c.var
      const { items, team_id, wanted_on, window_start, window_end } = c.req.valid('json')
      const planned = plannedOf(items)
      await refuseItems(ports.database, author.company_id, planned)
      const asked = { id: null, team_id, wanted_on, window_start, window_end, items: planned, held: [] }
      const checked = await checkWork(ports.database, author, asked)
      return c.json(await tellCheck(c, checked))
    },
  )
  .get(
    '/:id/',
    may('projects', 'onlyRead'),
    answers({ summary: 'Read a request', body: WorkRequest }),
    valid('param', One),
    (c) => answerExisting(c, readWork(workActor(c.var.session)), c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('projects', 'write'),
    answers({
      summary: 'Change what is asked for, as long as it is to do; needs If-Match',
      body: WorkRequest,
    }),
    valid('param', One),
    valid('json', WorkRequestPatch),
    (c) => {
      const { id } = c.req.valid('param')
      const actor = workActor(c.var.session)
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json'), actor }
      return answerChanged(c, {
        id,
        read: readWork(actor),
        write: (tx) => patchWork(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/',
    self(),
    answers({ summary: 'Delete a draft of one’s own; needs If-Match' }),
    valid('param', One),
    async (c) => {
      const { id } = c.req.valid('param')
      const seen = { id, version: versionFrom(c, id), actor: workActor(c.var.session) }
      await changing(c.var.ports.database, c.var.author, (tx) => deleteDraft(tx, c.var.author, seen))
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/act/',
    may('projects', 'onlyRead'),
    answers({ summary: 'Take a request to another stage; needs If-Match', body: WorkRequest }),
    valid('param', One),
    valid('json', WorkAct),
    (c) => {
      const { id } = c.req.valid('param')
      const actor = workActor(c.var.session)
      const acting = { id, version: versionFrom(c, id), act: c.req.valid('json'), actor }
      return answerChanged(c, {
        id,
        read: readWork(actor),
        write: (tx) => actOnWork(tx, c.var.author, acting),
      })
    },
  )
  .post(
    '/:id/check/',
    may('projects', 'onlyRead'),
    answers({ summary: 'Ask what a request meets now; changes nothing', body: WorkCheck }),
    valid('param', One),
    async (c) => {
      const { author, ports, session } = c.var
      const { company_id } = author
      const named = { company_id, id: c.req.valid('param').id, me: session.user.id }
      const stored = await storedWork(ports.database, named)
      if (stored === undefined) throw refusal(404, 'not_found')
      const items = stored.items.filter(({ result }) => result === null)
      const held = await heldFor(ports.database, named)
      const checked = await checkWork(ports.database, author, { ...stored, items, held })
      return c.json(await tellCheck(c, checked))
    },
  )
  .get(
    '/:id/metrics/',
    may('projects', 'onlyRead'),
    answers({ summary: 'How a request went, from what was done with it', body: WorkMetrics }),
    valid('param', One),
    async (c) => {
      const { author, ports, session } = c.var
      const named = { company_id: session.company_id, id: c.req.valid('param').id, me: session.user.id }
      const way = await readWay(ports.database, named)
      if (way === undefined) throw refusal(404, 'not_found')
      return c.json(metricsOf(way, author.at))
    },
  )
  .get(
    '/:id/history/',
    may('projects', 'onlyRead'),
    answers({ summary: 'What changed of a request, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const read = readWork(workActor(c.var.session))
      // of a draft nothing is told to others
      await existing(read(c.var.ports.database, c.var.session.company_id, id))
      return answerHistory(c, { entity: 'work_request', id, query: c.req.valid('query'), read })
    },
  )
