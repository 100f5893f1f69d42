import { createClient } from '@plenum/api-client/client'
import { memoryTokens } from '@plenum/api-client/tokens'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Person } from './fixtures.ts'
import type { Server } from './server.ts'

// a letter's name begins with its moment
const byName = (one: string, other: string) => Number(one > other) - Number(one < other)

/** The token of the last invitation written to an address; the letter may still be on its way into the folder. */
async function invitationOf(server: Server, email: string): Promise<string> {
  const folder = join(server.dataDir, 'outbox')
  const read = async () => {
    const names = await readdir(folder).catch(() => [])
    const letters = await Promise.all(names.toSorted(byName).map((name) => readFile(join(folder, name), 'utf8')))
    const letter = letters.findLast((text) => text.includes(email)) ?? ''
    // long lines are broken, and '=' is written out
    return /#invitation=([\w-]{43})/.exec(letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
  }
  await expect.poll(read).not.toBe('')
  return read()
}

/** Joins by the invitation in the mail. */
export async function joinByMail(
  server: Server,
  { name, surname, email, password }: Omit<Person, 'company'>,
): Promise<void> {
  const invitation = await invitationOf(server, email)
  const client = createClient({
    url: `${server.url}/`,
    tokens: memoryTokens(),
    language: () => 'en',
    onSignedOut: () => {},
  })
  await client.auth.register({ name, surname, email, invitation, password, password_confirmation: password })
}
