import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { Damaged } from './damaged.ts'
import { isSealed, sealing, unsealing } from './seal.ts'

const PASSPHRASE = 'correct horse battery staple'
const HEAD = 33
/** Tests guess nothing. */
const COST = 4
const FRAME = 64 * 1024
const SEALED_FRAME = FRAME + 5 + 16

/** In parts that end where no frame does. */
const parts = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7_001) }, (_, at) =>
      bytes.subarray(at * 7_001, (at + 1) * 7_001),
    ),
  )
const seal = (bytes: Buffer) => buffer(sealing(PASSPHRASE, COST)(parts(bytes)))
const unseal = (bytes: Buffer, passphrase = PASSPHRASE) => buffer(unsealing(passphrase)(parts(bytes)))

describe('a sealed stream', () => {
  test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME])(
    'of %i bytes comes back as it was',
    async (length) => {
      const bytes = randomBytes(length)
      const sealed = await seal(bytes)
      expect(isSealed(sealed)).toBe(true)
      expect((await unseal(sealed)).equals(bytes)).toBe(true)
    },
  )

  test('opens for no other passphrase, but for the same letters typed on another keyboard', async () => {
    const sealed = await seal(Buffer.from('keys'))
    await expect(unseal(sealed, 'another passphrase')).rejects.toThrow(Damaged)
    const accented = await buffer(sealing('contrase\u00f1a larga', COST)(parts(Buffer.from('keys'))))
    expect((await unseal(accented, 'contrasen\u0303a larga')).toString()).toBe('keys')
  })

  test('that was cut off, changed, turned round or gone on with is damaged', async () => {
    const sealed = await seal(randomBytes(3 * FRAME))
    const frame = (at: number) => sealed.subarray(HEAD + at * SEALED_FRAME, HEAD + (at + 1) * SEALED_FRAME)
    const head = sealed.subarray(0, HEAD)
    const changed = (at: number) => {
      const copy = Buffer.from(sealed)
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
      return copy
    }
    const damaged = {
      'cut between frames': sealed.subarray(0, HEAD + 2 * SEALED_FRAME),
      'cut in a frame': sealed.subarray(0, sealed.length - 1),
      'another byte': changed(HEAD + SEALED_FRAME + 100),
      'another salt': changed(HEAD - 1),
      'a higher cost': changed(HEAD - 17),
      'an early end': changed(HEAD),
      'two frames turned round': Buffer.concat([head, frame(1), frame(0), frame(2)]),
      'a frame left out': Buffer.concat([head, frame(0), frame(2)]),
      'bytes behind it': Buffer.concat([sealed, Buffer.of(0)]),
    }
    for (const [how, bytes] of Object.entries(damaged))
      await expect(unseal(bytes), how).rejects.toThrow(Damaged)
  })
})
