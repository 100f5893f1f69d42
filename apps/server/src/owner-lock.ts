import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { codeOf, Refusal } from './refusal.ts'
import { socketAddress } from './socket-address.ts'

const Owner = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pid: v.number(), boot: v.nullable(v.string()), started: v.nullable(v.string()) }),
)
type Owner = v.InferOutput<typeof Owner>

const onLinux = process.platform === 'linux'

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Clock ticks from boot to the process's start, which tells it from a later one with the same number. */
const startOf = (pid: number) => {
  const line = textOf(`/proc/${pid}/stat`)
  // The command name, in brackets, may hold blanks; start time is field 22, the 20th after it.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

const bootOf = () => textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? null

const isAlive = (owner: Owner) => {
  if (onLinux)
    return owner.boot === bootOf() && owner.started !== null && owner.started === startOf(owner.pid)
  try {
    return process.kill(owner.pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const readOwner = (path: string) => {
  const owner = v.safeParse(Owner, textOf(path) ?? '')
  return owner.success ? owner.output : null
}

const refusal = (dataDir: string, owner: Owner | null) =>
  new Refusal(
    `Another Plenum server${owner ? ` (process ${owner.pid})` : ''} is using ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
  )

/** The file names its owner a moment after the socket is taken; until then it may name one long dead. */
const nameOwner = async (path: string) => {
  const deadline = performance.now() + 500
  while (performance.now() < deadline) {
    const owner = readOwner(path)
    if (owner && isAlive(owner)) return owner
    await setTimeout(20)
  }
  return null
}

const listening = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((connection) => connection.destroy())
    server.once('error', reject)
    server.listen({ path }, () => resolve(server))
    server.unref()
  })

/** Held by the kernel for the life of the process: nothing stays behind after a kill. Each network has its own. */
const holdName = (dataDir: string) => {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex')
  return listening(`\0plenum-${name}`)
}

const answers = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')))
  })

/** Whether what a killed process left is gone; never the socket of one that came at the same moment. */
const removeDead = async (address: string) => {
  const aside = `${address}.${randomUUID().slice(0, 4)}`
  try {
    renameSync(address, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
  const isAnswered = await answers(aside)
  if (isAnswered) renameSync(aside, address)
  else rmSync(aside, { force: true })
  return !isAnswered
}

/** Seen by every container that has the folder, whatever its network and process numbers. */
const holdFolder = async (address: string): Promise<Server | undefined> => {
  try {
    return await listening(address)
  } catch (error) {
    // not every file system knows such addresses
    if (codeOf(error) !== 'EADDRINUSE') return undefined
    if ((await answers(address)) || !(await removeDead(address))) throw error
    return holdFolder(address)
  }
}

const holdSockets = async (dataDir: string) => {
  const name = onLinux ? await holdName(dataDir) : undefined
  try {
    const folder = await holdFolder(socketAddress(dataDir, 'owner.sock'))
    return [name, folder].filter((socket) => socket !== undefined)
  } catch (error) {
    name?.close()
    throw error
  }
}

/**
 * Makes this process the only owner of a data directory; the answer gives it free. Throws a `Refusal` that names the
 * process that owns it. Sockets decide and the file names; where there can be no sockets the file decides alone.
 */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
  const path = join(dataDir, 'server.lock')
  const sockets = await holdSockets(dataDir).catch(async (error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE' ? refusal(dataDir, await nameOwner(path)) : error
  })
  const release = () => {
    for (const socket of sockets) socket.close()
  }
  const before = readOwner(path)
  if (before && before.pid !== process.pid && isAlive(before)) {
    release()
    throw refusal(dataDir, before)
  }
  const owner: Owner = { pid: process.pid, boot: bootOf(), started: startOf(process.pid) }
  if (before) rmSync(path, { force: true })
  writeFileSync(path, `${JSON.stringify(owner)}\n`, { flag: sockets.length > 0 ? 'w' : 'wx' })
  return () => {
    rmSync(path, { force: true })
    release()
  }
}
