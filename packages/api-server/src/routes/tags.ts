import { Hono, type Context } from 'hono'
import { Merged } from '@plenum/domain/catalogue'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import { Tag, TagInput, TagMerge, TagPage, TagPatch, TagQuery } from '@plenum/domain/tag'
import { answerHistory } from '../answer-history.ts'
import { answerList } from '../answer-list.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import type { Database } from '../ports.ts'
import { stale, versionFrom } from '../precondition.ts'
import { createBatch, type Author } from '../store/batches.ts'
import { createTag, deleteTag, mergeTag, patchTag } from '../store/tag-write.ts'
import { listTags, readTag } from '../store/tags.ts'
import { One, valid } from '../valid.ts'

// Read by whoever reads the inventory, which is where tags are seen; made and changed in the settings.
export const tags = new Hono<Env>()
  .get(
    '/',
    may('assets', 'onlyRead'),
    answers({ summary: 'List tags with how many assets have them', body: TagPage }),
    valid('query', TagQuery),
    async (c) => {
      const results = await listTags(c.var.ports.database, c.var.session.company_id, c.req.valid('query'))
      return answerList(c, results)
    },
  )
  .post(
    '/',
    may('settings', 'write'),
    answers({ summary: 'Create a tag', status: 201, body: Tag }),
    valid('json', TagInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readTag(tx, author.company_id, await createTag(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Read a tag', body: Tag }),
    valid('param', One),
    (c) => answerExisting(c, readTag, c.req.valid('param').id),
  )
  .get(
    '/:id/history/',
    may('assets', 'onlyRead'),
    answers({ summary: 'What changed of a tag, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'tag',
        id: c.req.valid('param').id,
        query: c.req.valid('query'),
        read: readTag,
      }),
  )
  .patch(
    '/:id/',
    may('settings', 'write'),
    answers({ summary: 'Rename a tag, or give it another colour or scope; needs If-Match', body: Tag }),
    valid('param', One),
    valid('json', TagPatch),
    (c) => {
      const { id } = c.req.valid('param')
      const { author } = c.var
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id,
        read: readTag,
        write: (tx) =>
          patchTag(tx, author.company_id, {
            ...change,
            open: () => createBatch(tx, author, { kind: 'update' }),
          }),
      })
    },
  )
  .post(
    '/:id/merge/',
    may('settings', 'write'),
    answers({ summary: 'Put another tag in the place of this one; needs If-Match', body: Merged }),
    valid('param', One),
    valid('json', TagMerge),
    (c) => {
      const { into } = c.req.valid('json')
      return letGo(c, c.req.valid('param').id, (tx, author, seen) => mergeTag(tx, author, { ...seen, into }))
    },
  )
  .delete(
    '/:id/',
    may('settings', 'write'),
    answers({ summary: 'Delete a tag and take it off everything; needs If-Match', body: Merged }),
    valid('param', One),
    (c) => letGo(c, c.req.valid('param').id, deleteTag),
  )

/** Lets a tag go, as it was seen, and answers the batch that can be undone. */
async function letGo(
  c: Context<SignedInEnv>,
  id: string,
  go: (tx: Database, author: Author, seen: { id: string; version: number }) => ReturnType<typeof deleteTag>,
): Promise<Response> {
  const { author, ports } = c.var
  const version = versionFrom(c, id)
  const gone = await ports.database.transaction(async (tx) => {
    const done = await go(tx, author, { id, version })
    if (done === 'not_found') throw refusal(404, 'not_found')
    if (done === 'stale') throw stale(await existing(readTag(tx, author.company_id, id)))
    return done
  })
  return c.json(gone)
}
