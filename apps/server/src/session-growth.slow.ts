import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './database/embedded.ts'
import { openSecrets } from './secrets.ts'
import { applicationOver } from './testing/application-over.ts'
import { startedFolder } from './testing/folders.ts'
import { foundCompany } from './testing/inventory.ts'

const PEOPLE = 4000
const [TO_KEEP_A_PLAN, TRIES] = [10, 7]

/** Colleagues of everybody there is who have all just signed in. */
const SIGN_IN = `
  with names as (
    insert into principal (company_id, id, kind, name)
    select company_id, gen_random_uuid(), 'user', 'Grace Hopper' from "user", generate_series(1, ${PEOPLE})
    returning company_id, id
  ), people as (
    insert into "user" (company_id, id, email, name, surname, password_hash, session_epoch, created_at)
    select company_id, id, id || '@example.com', 'Grace', 'Hopper', '', now(), now() from names
    returning company_id, id
  ), begun as (
    insert into session (company_id, id, user_id, created_at, absolute_exp, last_used_at, user_agent)
    select company_id, gen_random_uuid(), id, now(), now() + interval '1 day', now(), '' from people
    returning company_id, id
  )
  insert into access_token (hash, company_id, session_id, exp)
  select id, company_id, id, now() + interval '1 hour' from begun`

/** Milliseconds of the fastest of so many tries: whatever else goes on makes none faster. */
async function fastest(work: () => Promise<unknown>, tries: number) {
  let least = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < tries; nth += 1) {
    const begun = performance.now()
    await work()
    least = Math.min(least, performance.now() - begun)
  }
  return least
}

test('a request costs no more where thousands have signed in since its statement was planned', async () => {
  const DATA_DIR = startedFolder()
  const database = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(database.close)
  const application = applicationOver(database, openSecrets(DATA_DIR, true))
  const access = await foundCompany('http://localhost', (url, request) => application.request(url, request))
  const headers = { authorization: `Bearer ${access}` }
  const ask = async () => expect((await application.request('/api/auth/me/', { headers })).status).toBe(200)
  await fastest(ask, TO_KEEP_A_PLAN)
  const alone = await fastest(ask, TRIES)
  await database.pool.query(SIGN_IN)
  const among = await fastest(ask, TRIES)
  console.log(`alone ${alone.toFixed(2)} ms, among ${PEOPLE} people ${among.toFixed(2)} ms`)
  expect(among).toBeLessThan(3 * alone)
})
