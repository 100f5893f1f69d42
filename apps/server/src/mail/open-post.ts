import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createOutbox } from './outbox.ts'
import type { Post } from './queue.ts'
import { createSmtp } from './smtp.ts'

const hostOf = (url: string | undefined) => new URL(url ?? 'http://localhost').hostname

/** Letters go to the mail server, or where there is none into a folder; `where` says so to people. */
export const openPost = ({ DATA_DIR, MAIL_FROM, PUBLIC_URL, SMTP_URL }: Env): Post & { where: string } => {
  const from = MAIL_FROM ?? `plenum@${hostOf(PUBLIC_URL)}`
  if (SMTP_URL !== undefined) {
    return { ...createSmtp(SMTP_URL, from), where: `sent by ${new URL(SMTP_URL).host}` }
  }
  const folder = join(DATA_DIR, 'outbox')
  return { ...createOutbox(folder, from), where: `kept in ${folder}; set SMTP_URL to send it` }
}
