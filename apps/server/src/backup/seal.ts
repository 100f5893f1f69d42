import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Damaged } from './damaged.ts'
import { createTaker } from './taker.ts'

const MAGIC = Buffer.from('PLENUM SEALED 1\n')
const SALT_BYTES = 16
const TAG_BYTES = 16
const FRAME_BYTES = 64 * 1024
const CIPHER = 'aes-256-gcm'

/** Half a second and 128 MB for each guess: scrypt's N as a power of two. */
const COST = 17

const keyOf = (passphrase: string, salt: Uint8Array, cost: number) =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, { N: 2 ** cost, r: 8, p: 1, maxmem: 256 * 1024 * 1024 })

/** Each frame is bound to its place, and the last one to being the last: none can be moved, dropped or cut off. */
const nonceOf = (count: number, isLast: boolean) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0)
  nonce.writeBigUInt64BE(BigInt(count), 4)
  return nonce
}

async function* framesOf(parts: AsyncIterable<Uint8Array>) {
  let waiting: Uint8Array[] = []
  let held = 0
  for await (const part of parts) {
    waiting.push(part)
    held += part.length
    if (held <= FRAME_BYTES) continue
    const all = Buffer.concat(waiting)
    let from = 0
    for (; all.length - from > FRAME_BYTES; from += FRAME_BYTES)
      yield { bytes: all.subarray(from, from + FRAME_BYTES), isLast: false }
    waiting = [all.subarray(from)]
    held = all.length - from
  }
  yield { bytes: Buffer.concat(waiting), isLast: true }
}

/** Whether a file begins as a sealed one does. */
export const isSealed = (beginning: Buffer) => beginning.subarray(0, MAGIC.length).equals(MAGIC)

/** Seals a stream under a passphrase: scrypt makes the key, AES-256-GCM seals frame by frame. */
export const sealing = (passphrase: string, cost = COST) =>
  async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const key = keyOf(passphrase, salt, cost)
    yield Buffer.concat([MAGIC, Buffer.of(cost), salt])
    let count = 0
    for await (const { bytes, isLast } of framesOf(parts)) {
      const cipher = createCipheriv(CIPHER, key, nonceOf(count, isLast))
      const head = Buffer.alloc(5)
      head.writeUInt8(isLast ? 1 : 0)
      head.writeUInt32BE(bytes.length, 1)
      yield Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      count += 1
    }
  }

/** Opens what `sealing` has sealed; with another passphrase, or where a byte is another one, it is `Damaged`. */
export const unsealing = (passphrase: string) =>
  async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const { take, isOver } = createTaker(parts)
    const head = await take(MAGIC.length + 1 + SALT_BYTES)
    const cost = head.readUInt8(MAGIC.length)
    if (cost < 1 || cost > COST) throw new Damaged('Nobody has sealed at that cost')
    const key = keyOf(passphrase, head.subarray(MAGIC.length + 1), cost)
    for (let count = 0, isLast = false; !isLast; count += 1) {
      const frame = await take(5)
      isLast = frame.readUInt8() === 1
      const length = frame.readUInt32BE(1)
      if (length > FRAME_BYTES) throw new Damaged('A frame is too long')
      const bytes = await take(length)
      const decipher = createDecipheriv(CIPHER, key, nonceOf(count, isLast))
      decipher.setAuthTag(await take(TAG_BYTES))
      yield opened(() => Buffer.concat([decipher.update(bytes), decipher.final()]))
    }
    if (!(await isOver())) throw new Damaged('It goes on after its end')
  }

const opened = (open: () => Buffer) => {
  try {
    return open()
  } catch (cause) {
    throw new Damaged('A frame cannot be opened', { cause })
  }
}
