import { Damaged } from './damaged.ts'
import { createTaker } from './taker.ts'

const BLOCK = 512
/** No member comes near: files have 25 MB at most, and rows are cut into pieces of one. */
const LARGEST = 256 * 1024 * 1024

/** One file of an archive. */
export interface Member {
  name: string
  bytes: Buffer
}

const octal = (value: number, width: number) => value.toString(8).padStart(width - 1, '0')

const checksumOf = (header: Buffer) => {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte
  return `${octal(sum, 7)}\0 `
}

const headerOf = (name: string, size: number, at: Date) => {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136)
  header.write('0', 156)
  header.write('ustar', 257)
  header.write('00', 263)
  header.write(checksumOf(header), 148)
  return header
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

/** Members one after the other as a tar archive, which every system can look into. */
export async function* packed(members: AsyncIterable<Member>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of members) {
    yield headerOf(name, bytes.length, at)
    yield bytes
    yield Buffer.alloc(paddingOf(bytes.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

const numberAt = (header: Buffer, from: number, to: number) => {
  const digits = header.toString('latin1', from, to).replace(/(?<![\0 ])[\0 ]+$/, '')
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN
}

/** The members of a tar archive as `packed` writes it; anything else is `Damaged`. */
export async function* unpacked(parts: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const { take, isOver } = createTaker(parts)
  for (;;) {
    const header = await take(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const size = numberAt(header, 124, 136)
    if (header.toString('latin1', 148, 156) !== checksumOf(header) || !(size <= LARGEST))
      throw new Damaged('Not a header of an archive')
    const bytes = await take(size)
    await take(paddingOf(size))
    yield { name: header.toString('latin1', 0, header.indexOf(0)), bytes }
  }
  await take(BLOCK)
  // a compressed file is checked against its sum only where it is read to its end
  if (!(await isOver())) throw new Damaged('The archive goes on after its end')
}
