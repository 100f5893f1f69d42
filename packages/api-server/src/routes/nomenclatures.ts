import { Hono } from 'hono'
import {
  codedArea,
  Nomenclature,
  NomenclatureInput,
  NomenclaturePage,
  NomenclaturePatch,
  NomenclaturePreview,
  PreviewQuery,
} from '@plenum/domain/nomenclature'
import { may as reaches } from '@plenum/domain/permission'
import { answerList } from '../answer-list.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { stale, versionFrom } from '../precondition.ts'
import { previewCodes } from '../store/code-preview.ts'
import { deleteNomenclature, insertNomenclature, patchNomenclature } from '../store/nomenclature-write.ts'
import { listNomenclatures, readNomenclature } from '../store/nomenclatures.ts'
import { One, valid } from '../valid.ts'

export const nomenclatures = new Hono<Env>()
  .get(
    '/',
    may('settings', 'onlyRead'),
    answers({
      summary: 'List how codes are made: of assets in general and by type, of places and of requests',
      body: NomenclaturePage,
    }),
    async (c) => {
      const results = await listNomenclatures(c.var.ports.database, c.var.session.company_id)
      return answerList(c, results)
    },
  )
  .get(
    '/preview/',
    may('settings', 'onlyRead'),
    answers({
      summary: 'Which codes a template would make; needs the area of what has them too',
      body: NomenclaturePreview,
    }),
    valid('query', PreviewQuery),
    async (c) => {
      const { company_id, user } = c.var.session
      const query = c.req.valid('query')
      // It names what has such codes.
      const area = codedArea(query.entity)
      if (!reaches(user.permissions, area, 'onlyRead')) throw refusal(403, 'permission_denied')
      const asking = { company_id, at: c.var.author.at, query }
      return c.json(await previewCodes(c.var.ports.database, asking))
    },
  )
  .post(
    '/',
    may('settings', 'write'),
    answers({ summary: 'Make codes of one type otherwise, or of places', status: 201, body: Nomenclature }),
    valid('json', NomenclatureInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readNomenclature(tx, author.company_id, await insertNomenclature(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('settings', 'onlyRead'),
    answers({ summary: 'Read how codes are made', body: Nomenclature }),
    valid('param', One),
    (c) => answerExisting(c, readNomenclature, c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('settings', 'write'),
    answers({ summary: 'Change how codes are made from now on; needs If-Match', body: Nomenclature }),
    valid('param', One),
    valid('json', NomenclaturePatch),
    (c) => {
      const { id } = c.req.valid('param')
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id,
        read: readNomenclature,
        write: (tx) => patchNomenclature(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/',
    may('settings', 'write'),
    answers({
      summary: 'Make codes of a type as those of every other again, and of places none; needs If-Match',
    }),
    valid('param', One),
    async (c) => {
      const { author, ports } = c.var
      const { id } = c.req.valid('param')
      const version = versionFrom(c, id)
      await ports.database.transaction(async (tx) => {
        const done = await deleteNomenclature(tx, author, { id, version })
        if (done === 'not_found') throw refusal(404, 'not_found')
        if (done === 'stale') throw stale(await existing(readNomenclature(tx, author.company_id, id)))
      })
      return c.body(null, 204)
    },
  )
