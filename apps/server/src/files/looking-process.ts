import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import type { Images } from '@plenum/api-server/files/images'
import { recognise } from '@plenum/api-server/files/recognise'
import * as v from 'valibot'
import type { Inspection, Verdict } from './inspector.ts'
import { Asked, SWOLLEN, type Said } from './looking-messages.ts'
import { sharpImages } from './sharp-images.ts'

/** Below the 256 MB that the process may take, by what it takes between two looks at it. */
const MOST_MEMORY = 240 * 1024 * 1024
const MEMORY_LOOK_MS = 10

/** What a file is; a picture is made anew beside it. */
async function look({ path, format, image }: Inspection, images: Images): Promise<Verdict> {
  const file = await openAsBlob(path)
  const found = await recognise(file, format)
  if (typeof found === 'string') return { kind: 'refused', reason: found }
  if (found.kind === 'document') return found
  const remade = await images.remake(file, found, image)
  if (typeof remade === 'string') return { kind: 'refused', reason: remade }
  const { bytes, thumbnail, ...facts } = remade
  const picture = `${path}.picture`
  const small = thumbnail && `${path}.thumbnail`
  await writeFile(picture, bytes, { mode: 0o600 })
  if (small && thumbnail) await writeFile(small, thumbnail, { mode: 0o600 })
  return { kind: 'image', ...facts, path: picture, thumbnail: small }
}

const say = (said: Said) => process.send?.(said)

async function answer(asked: Inspection) {
  // Decoders work beside this loop, which therefore sees them swell.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(SWOLLEN)
  }, MEMORY_LOOK_MS)
  const verdict = await look(asked, sharpImages)
  clearInterval(watch)
  say({ verdict, rss: process.memoryUsage.rss() })
}

process.on('message', (message) => void answer(v.parse(Asked, message)))
// A server that is gone wants no answers; one that is told to stop ends this process itself, after the last file.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
say('ready')
