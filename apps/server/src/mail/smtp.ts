import { messageOf } from './message.ts'
import { createPost, type Post } from './queue.ts'

const PATIENCE_MS = 10_000

// Loaded with the first letter: a start need not wait for it.
const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
}

/** Hands letters to a mail server. */
export const createSmtp = (url: string, from: string, waits?: number[]): Post => {
  let transport: ReturnType<typeof openTransport> | undefined
  const post = createPost(
    async (mail) => (await (transport ??= openTransport(url))).sendMail(messageOf(mail, from)),
    waits,
  )
  return {
    ...post,
    stop: async () => {
      await post.stop()
      const opened = await transport
      opened?.close()
    },
  }
}
