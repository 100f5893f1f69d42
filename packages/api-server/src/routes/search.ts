import { Hono } from 'hono'
import { may as reaches } from '@plenum/domain/permission'
import { SearchHits, SearchQuery } from '@plenum/domain/search'
import { answerJson } from '../answer-json.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { searchAll } from '../store/search.ts'
import { limit } from '../throttle.ts'
import { valid } from '../valid.ts'

export const search = new Hono<Env>().get(
  '/',
  // What is found depends on what the person may see.
  self(),
  answers({
    summary: 'Find assets, places, people and teams by text, and free reserved codes by what they begin with',
    body: SearchHits,
  }),
  valid('query', SearchQuery),
  async (c) => {
    const { company_id, user } = c.var.session
    limit(c, 'search.user', user.id)
    const sees = {
      assets: reaches(user.permissions, 'assets', 'onlyRead'),
      nodes: reaches(user.permissions, 'hierarchy', 'onlyRead'),
      owners: reaches(user.permissions, 'users', 'onlyRead'),
      codes: reaches(user.permissions, 'assets', 'write'),
    }
    const body = await searchAll(c.var.ports.database, { company_id, text: c.req.valid('query').q, sees })
    return answerJson(c, body)
  },
)
