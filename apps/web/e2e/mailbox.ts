import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Letter {
  to: string[]
  text: string
}

/** What a message says, its transport encoding undone. */
const decoded = (message: string) =>
  message
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

/** A mail server that keeps what it is sent. */
export class Mailbox {
  readonly #letters: Letter[] = []
  readonly #server: SMTPServer
  url = ''

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          this.#letters.push({ to, text: decoded(Buffer.concat(parts).toString()) })
          done()
        })
      },
    })
  }

  async open(): Promise<void> {
    const listening = this.#server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    // a server that listens on a port has an address of this kind
    this.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  }

  /** The texts sent to an address so far, oldest first. */
  to(address: string): string[] {
    return this.#letters.filter(({ to }) => to.includes(address)).map(({ text }) => text)
  }

  /** The link in the newest letter to an address; empty before there is one. */
  link(address: string): string {
    return /http:\/\/localhost:\d+\/auth\/[\w-]+#\w+=[\w-]+/.exec(this.to(address).at(-1) ?? '')?.[0] ?? ''
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
