import { cleanFileName, formatOf, type FileFormat } from '@plenum/domain/file'
import type { Original } from './originals.ts'
import { joined } from './pictures.ts'
import { Random } from './random.ts'

/** A spoilt file, as somebody might send it. */
export interface Mutant {
  name: string
  format: FileFormat
  bytes: Uint8Array<ArrayBuffer>
  how: string
}

type Originals = readonly Original[]
type Spoil = (bytes: Uint8Array<ArrayBuffer>, random: Random, others: Originals) => Uint8Array<ArrayBuffer>

/** Found in nothing that is kept of a picture. */
export const CANARY = '<script>canary()</script>'

const flip =
  (reach: number): Spoil =>
  (bytes, random) => {
    const spoilt = bytes.slice()
    for (let times = 1 + random.below(20); times > 0; times -= 1)
      spoilt[random.below(Math.min(reach, spoilt.length))] = random.below(256)
    return spoilt
  }

/** Writes a huge number wherever a size of the format stands. */
const enlarge: Spoil = (bytes, random) => {
  const spoilt = bytes.slice()
  const frame = Buffer.from(bytes).indexOf(Uint8Array.of(0xff, 0xc0))
  for (const at of frame === -1 ? [16, 20, 24, 27] : [frame + 5, frame + 7]) {
    if (random.below(2) === 0) spoilt.set(random.bytes(2), Math.min(at, Math.max(0, spoilt.length - 2)))
  }
  return spoilt
}

const SPOILS = {
  'left alone': (bytes) => bytes,
  'cut off': (bytes, random) => bytes.slice(0, random.below(bytes.length + 1)),
  'without its start': (bytes, random) => bytes.slice(random.below(Math.min(bytes.length, 64))),
  'flipped anywhere': flip(Infinity),
  'flipped at its start': flip(64),
  'flipped at its end': (bytes, random, others) => flip(96)(bytes.toReversed(), random, others).toReversed(),
  enlarged: enlarge,
  'zeroed in part': (bytes, random) =>
    bytes.slice().fill(0, random.below(bytes.length), random.below(bytes.length)),
  'said twice in part': (bytes, random) => {
    const at = random.below(bytes.length)
    return joined(bytes.slice(0, at), bytes.slice(random.below(at + 1)))
  },
  'spliced with another': (bytes, random, others) => {
    const other = random.pick(others).bytes
    return joined(bytes.slice(0, random.below(bytes.length)), other.slice(random.below(other.length)))
  },
  'before another': (bytes, random, others) => joined(bytes, random.pick(others).bytes),
  'after another': (bytes, random, others) => joined(random.pick(others).bytes, bytes),
  'with a script behind it': (bytes) => joined(bytes, CANARY),
  'with a script in front': (bytes) => joined(CANARY, bytes),
  'with a script inside': (bytes, random) => {
    const at = random.below(bytes.length)
    return joined(bytes.slice(0, at), CANARY, bytes.slice(at))
  },
  'with noise behind it': (bytes, random) => joined(bytes, random.bytes(random.below(5000))),
  noise: (_, random) => random.bytes(random.below(3000)),
} satisfies Record<string, Spoil>

const WAYS: [string, Spoil][] = Object.entries(SPOILS)

const NAMES = [
  '../../x',
  'a\r\nb',
  '\u202Egnp.',
  'x'.repeat(400),
  String.raw`C:\x\y`,
  'a\0b',
  '%2e%2e/x',
  'x',
] as const
const ENDINGS = ['png', 'jpg', 'webp', 'csv', 'txt', 'xlsx', 'xls', 'docx', 'odt', 'pdf'] as const

function spoil(seed: number, from: Originals): Mutant {
  const random = new Random(seed)
  const original = random.pick(from)
  const [how, change] = random.pick(WAYS)
  const ending = random.below(6) === 0 ? random.pick(ENDINGS) : original.ending
  const name = cleanFileName(`${random.pick(NAMES)}.${ending}`)
  const format = formatOf(name)
  if (format === undefined || /[/\\\p{Cc}\p{Cf}]/u.test(name))
    throw new Error(`Not cleaned: ${JSON.stringify(name)}`)
  return {
    name,
    format,
    bytes: change(original.bytes, random, from),
    how: `${original.ending} ${how} as ${ending}`,
  }
}

/** Spoilt files, the same again for the same seed. */
export function* mutants(seed: number, count: number, from: Originals): Generator<Mutant> {
  for (let index = 0; index < count; index += 1) yield spoil(Math.imul(seed, 1_000_003) + index, from)
}
