import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { codeOf, Refusal } from './refusal.ts'

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

/** Held by the kernel for the life of the process: nothing stays behind after a kill. */
const holdSocket = (dataDir: string) =>
  new Promise<Server>((resolve, reject) => {
    const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex')
    const server = createServer((connection) => connection.destroy())
    server.once('error', reject)
    server.listen({ path: `\0plenum-${name}` }, () => resolve(server))
    server.unref()
  })

/**
 * Makes this process the only owner of a data directory; the answer gives it free. Throws a `Refusal` that names the
 * process that owns it. On Linux an abstract socket decides and the file names; elsewhere the file decides alone.
 */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
  const path = join(dataDir, 'server.lock')
  const socket = onLinux
    ? await holdSocket(dataDir).catch(async (error: unknown) => {
        throw codeOf(error) === 'EADDRINUSE' ? refusal(dataDir, await nameOwner(path)) : error
      })
    : undefined
  const before = readOwner(path)
  if (before && before.pid !== process.pid && isAlive(before)) {
    socket?.close()
    throw refusal(dataDir, before)
  }
  const owner: Owner = { pid: process.pid, boot: bootOf(), started: startOf(process.pid) }
  if (before) rmSync(path, { force: true })
  writeFileSync(path, `${JSON.stringify(owner)}\n`, { flag: socket ? 'w' : 'wx' })
  return () => {
    rmSync(path, { force: true })
    socket?.close()
  }
}
