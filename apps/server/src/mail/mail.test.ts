import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

const letter = {
  to: 'ada@example.org',
  subject: 'Elige una contraseña',
  text: 'Hola',
  html: '<p>Hola</p>',
}

interface Received {
  from: string
  to: string[]
  content: string
}

/** A real mail server; answers its address and what it has taken. */
async function mailServer(over: SMTPServerOptions = {}) {
  const taken: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          content: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
    ...over,
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken }
}

/** What is written to the log from here to the end of the test. */
function logged() {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  return log
}

describe('letters to a mail server', () => {
  test('arrive, with their words in both forms', async () => {
    const { url, taken } = await mailServer()
    const { mailer, stop } = createSmtp(url, 'plenum@example.com')
    mailer.send(letter)
    await expect.poll(() => taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ from: 'plenum@example.com', to: ['ada@example.org'] })
    expect(taken[0]?.content).toContain('From: Plenum <plenum@example.com>')
    expect(taken[0]?.content).toContain('Subject: =?UTF-8?')
    expect(taken[0]?.content).toMatch(/text\/plain[^]*Hola[^]*text\/html[^]*<p>Hola<\/p>/)
    await stop()
  })

  test('are tried again where the server is busy', async () => {
    let refusals = 2
    const { url, taken } = await mailServer({
      onMailFrom: (_address, _session, done) =>
        done(refusals-- > 0 ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null),
    })
    const { mailer, stop } = createSmtp(url, 'plenum@example.com', [10, 10, 10])
    mailer.send(letter)
    await expect.poll(() => taken).toHaveLength(1)
    await stop()
  })

  test('are given up after three more tries, and nothing but the log hears of it', async () => {
    const log = logged()
    let tries = 0
    const { url } = await mailServer({
      onMailFrom: (_address, _session, done) => {
        tries++
        done(new Error('Nobody called ada@example.org lives here'))
      },
    })
    const { mailer, stop } = createSmtp(url, 'plenum@example.com', [1, 1, 1])
    expect(() => mailer.send({ ...letter, text: 'the key to an account' })).not.toThrow()
    await expect.poll(() => log).toHaveBeenCalled()
    expect(tries).toBe(4)
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/the key to an account|ada@/)
    await stop()
  })

  test('still go out while the server stops', async () => {
    const { url, taken } = await mailServer()
    const { mailer, stop } = createSmtp(url, 'plenum@example.com')
    mailer.send(letter)
    mailer.send(letter)
    await stop()
    expect(taken).toHaveLength(2)
  })

  test.each([
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: eve@example.org',
    '"a b"@example.org',
    'ada(comment)@example.org',
    'friends:ada@example.org;',
    'ada@localhost@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('go to one plain address only: %j', async (to) => {
    const log = logged()
    const { url, taken } = await mailServer()
    const { mailer, stop } = createSmtp(url, 'plenum@example.com', [])
    mailer.send({ ...letter, to })
    await expect.poll(() => log).toHaveBeenCalled()
    expect(taken).toEqual([])
    await stop()
  })

  test('have no header that was smuggled in by a subject', async () => {
    const { url, taken } = await mailServer()
    const { mailer, stop } = createSmtp(url, 'plenum@example.com')
    mailer.send({ ...letter, subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nbody' })
    await expect.poll(() => taken).toHaveLength(1)
    expect(taken[0]?.content).not.toMatch(/^Bcc:/m)
    expect(taken[0]?.to).toEqual(['ada@example.org'])
    await stop()
  })
})

test('a letter in the folder has all of its text from the first moment on', async () => {
  const folder = emptyFolder()
  const { mailer, stop } = createOutbox(folder, 'plenum@localhost')
  const [count, length] = [5, 1_000_000]
  for (let sent = 0; sent < count; sent += 1) mailer.send({ ...letter, text: 'x'.repeat(length) })
  const half: string[] = []
  for (let there = 0; there < count;) {
    await setImmediate()
    const letters = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    for (const name of letters) if ((await stat(join(folder, name))).size < length) half.push(name)
    there = letters.length
  }
  expect(half).toEqual([])
  await stop()
})

test('without a mail server letters lie in files that nobody else can read', async () => {
  const folder = join(emptyFolder(), 'outbox')
  const { mailer, stop } = createOutbox(folder, 'plenum@localhost')
  mailer.send(letter)
  await stop()
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/\.eml$/)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(folder, name), 'utf8')).toMatch(/^To: ada@example\.org\r$/m)
})
