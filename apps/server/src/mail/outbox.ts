import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from './message.ts'
import { createPost, type Post } from './queue.ts'

// Loaded with the first letter: a start need not wait for it.
const openComposer = async () => {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

/**
 * Writes each letter into a file that only this user may read: it can hold the key to an account. It gets its name when
 * all of it is there, for whoever takes letters from the folder.
 */
export const createOutbox = (folder: string, from: string): Post => {
  let composer: ReturnType<typeof openComposer> | undefined
  return createPost(async (mail) => {
    const { message } = await (await (composer ??= openComposer())).sendMail(messageOf(mail, from))
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, name)
    await writeFile(`${path}.part`, message, { mode: 0o600, flag: 'wx' })
    await rename(`${path}.part`, path)
  })
}
