import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import type { OpenDatabase, Report } from '../database/open-database.ts'
import { Refusal } from '../refusal.ts'
import { socketAddress } from '../socket-address.ts'

const STANDING = 'standing'
const STOOD = 'stood'
const GO_ON = 'go on'

/** Requests wait for a connection for up to 30 s, and no copy may cost one of them. */
const LONGEST_MS = 20_000

const addressOf = (dataDir: string) => socketAddress(dataDir, 'server.sock')

/** What the other says next; undefined where it is gone. A word travels whole. */
const nextWord = (other: Socket) =>
  new Promise<string | undefined>((resolve) => {
    if (other.destroyed) return resolve(undefined)
    other.once('data', (word) => resolve(word.toString()))
    other.once('close', () => resolve(undefined))
  })

const isHere = process.platform !== 'win32'

/**
 * Lets the owner of the data folder, and nobody else, have the embedded database stand still while it is copied: from
 * `standing` on nothing is written, until the caller says `go on`, is gone, or has taken too long. `stood` says that it
 * did all the time.
 */
export const offerStandstill = async (
  dataDir: string,
  { alone }: Pick<OpenDatabase, 'alone'>,
  report: Report,
  longest = LONGEST_MS,
) => {
  if (!isHere) return () => {}
  const callers = new Set<Socket>()
  const serve = (caller: Socket) =>
    alone(async () => {
      if (caller.destroyed) return
      const timer = setTimeout(() => caller.destroy(), longest)
      caller.write(STANDING)
      const word = await nextWord(caller)
      clearTimeout(timer)
      if (word === GO_ON) caller.end(STOOD)
    })
  const server = createServer((caller) => {
    callers.add(caller)
    caller.on('error', () => caller.destroy())
    caller.on('close', () => callers.delete(caller))
    void serve(caller).catch((error: unknown) => {
      caller.destroy()
      report(error)
    })
  })
  const address = addressOf(dataDir)
  // left by one that was killed
  rmSync(address, { force: true })
  try {
    server.listen(address)
    await once(server, 'listening')
    await chmod(address, 0o600)
  } catch (error) {
    // not every file system knows such addresses: then backups are made while the server stands still
    report(error)
  }
  server.unref()
  return () => {
    for (const caller of callers) caller.destroy()
    server.close()
  }
}

const connected = (dataDir: string) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(addressOf(dataDir))
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })

/** Has the server of a data folder stand still while `work` lasts; undefined where none listens. */
export const whileStandingStill = async (
  dataDir: string,
  work: () => Promise<void>,
): Promise<'done' | undefined> => {
  const server = isHere ? await connected(dataDir) : undefined
  if (!server) return undefined
  server.on('error', () => server.destroy())
  try {
    if ((await nextWord(server)) !== STANDING) throw new Refusal('The server is stopping. Try again.')
    await work()
    server.write(GO_ON)
    if ((await nextWord(server)) !== STOOD)
      throw new Refusal(
        'The copy of the database took too long beside the running server. Try again, or stop it first.',
      )
    return 'done'
  } finally {
    server.destroy()
  }
}
