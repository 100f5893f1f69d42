import { Hono } from 'hono'
import { Home } from '@plenum/domain/home'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { readHome } from '../store/home.ts'

/** What a person finds when he comes in. */
export const home = new Hono<Env>().get(
  '/',
  self(),
  answers({ summary: 'What changed since one was here, and what ends soon', body: Home }),
  async (c) => {
    const { ports, session } = c.var
    return c.json((await readHome(ports.database, session, ports.clock())) satisfies Home)
  },
)
