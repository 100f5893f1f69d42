import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { post } from './founder.ts'

const sent = async (...given: Parameters<typeof post>) => {
  const answer = await post(...given)
  expect(answer.ok, await answer.text()).toBe(true)
}

const lettersIn = (outbox: string) => {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

/** The token of the newest of `count` invitations that were sent. */
const invitationIn = async (DATA_DIR: string, count: number) => {
  const outbox = join(DATA_DIR, 'outbox')
  await expect.poll(() => lettersIn(outbox)).toHaveLength(count)
  const newest = lettersIn(outbox).toSorted().at(-1) ?? ''
  const letter = readFileSync(join(outbox, newest), 'utf8').replaceAll('=\r\n', '')
  return /#invitation=(?:3D)?([\w-]+)/.exec(letter)?.[1] ?? ''
}

/** The nth colleague is invited by the founder and joins, of which the founder's event stream tells. */
export const joinCompany = async (url: string, DATA_DIR: string, access: string, nth: number) => {
  const email = `mary-${nth}@example.com`
  await sent(url, 'api/invitations/', { email, team_id: null }, { Authorization: `Bearer ${access}` })
  const invitation = await invitationIn(DATA_DIR, nth)
  const password = 'Correct-horse-7'
  const person = { name: 'Mary', surname: 'Shelley', email, password, password_confirmation: password }
  await sent(url, 'api/auth/register/', { ...person, invitation })
}
