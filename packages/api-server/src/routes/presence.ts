import { Hono } from 'hono'
import { PresenceInput, PresentPeople } from '@plenum/domain/presence'
import { existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import type { Presence } from '../ports.ts'
import { readAsset } from '../store/assets.ts'
import { One, valid } from '../valid.ts'

/** Who has an asset open at this moment; told only to those who may read it. */
export const presence = (present: Presence) =>
  new Hono<Env>()
    .put(
      '/assets/:id/',
      may('assets', 'onlyRead'),
      answers({ summary: 'Say that one has an asset open, and hear who else has', body: PresentPeople }),
      valid('param', One),
      valid('json', PresenceInput),
      async (c) => {
        const { company_id, user } = c.var.session
        const record = c.req.valid('param').id.toLowerCase()
        await existing(readAsset(c.var.ports.database, company_id, record))
        const { editing } = c.req.valid('json')
        const people = await present.note({
          company_id,
          record,
          user: { id: user.id, name: user.full_name },
          editing,
        })
        return c.json({ people })
      },
    )
    .delete(
      '/assets/:id/',
      may('assets', 'onlyRead'),
      answers({ summary: 'Say that one has an asset open no more' }),
      valid('param', One),
      async (c) => {
        const { company_id, user } = c.var.session
        const record = c.req.valid('param').id.toLowerCase()
        await present.leave({ company_id, record, user: { id: user.id, name: user.full_name } })
        return c.body(null, 204)
      },
    )
