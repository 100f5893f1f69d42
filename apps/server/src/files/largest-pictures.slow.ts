import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { watchPeak } from '../testing/peak-memory.ts'
import { buildPng } from '../testing/pictures.ts'
import { processorMsOf } from '../testing/processor-time.ts'
import { ProcessInspector } from './process-inspector.ts'

const MAX_MS = 10_000
const MAX_PEAK_MB = 256

/** A picture of many small noisy ones. */
const tiled = async (width: number, height: number) => {
  const input = Buffer.from(await buildPng({ width: 500, height: 500 }))
  const channels = 4
  return sharp({ create: { width, height, channels, background: '#8888' } }).composite([
    { input, tile: true },
  ])
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#2468' } })

const PICTURES = {
  'a JPEG as cameras write it': async () => ['jpeg', (await tiled(6000, 4000)).jpeg()],
  'a JPEG on its side': async () => [
    'jpeg',
    (await tiled(6000, 4000)).withMetadata({ orientation: 6 }).jpeg(),
  ],
  'a progressive JPEG': async () => ['jpeg', (await tiled(6000, 4000)).jpeg({ progressive: true })],
  'an interlaced PNG': () => Promise.resolve(['png', plain(5000, 4000).png({ progressive: true })]),
  'a PNG as wide as may be': () => Promise.resolve(['png', plain(16_384, 1464).png()]),
  'a PNG of two bytes a sample': () =>
    Promise.resolve(['png', plain(6600, 3600).toColourspace('rgb16').png()]),
  'a WebP on its side': async () => [
    'webp',
    (await tiled(6000, 4000)).withMetadata({ orientation: 6 }).webp({ effort: 0, quality: 60 }),
  ],
  'a lossless WebP': async () => ['webp', (await tiled(6000, 4000)).webp({ lossless: true, effort: 0 })],
} as const satisfies Record<string, () => Promise<['jpeg' | 'png' | 'webp', Sharp]>>

test.each(Object.entries(PICTURES))(
  '%s of the largest size keeps within memory and time',
  async (name, build) => {
    const inspector = new ProcessInspector()
    onTestFinished(() => inspector.close())
    const [format, picture] = await build()
    const path = join(emptyFolder(), 'incoming')
    const bytes = await picture.toBuffer()
    writeFileSync(path, bytes)
    const memory = watchPeak(() => inspector.pid)
    const { result: verdict, ms } = await processorMsOf(
      () => inspector.pid,
      () => inspector.inspect({ path, format, image: 'photo' }),
    )
    const peakMB = memory.stop()
    console.info({ name, ms, peakMB, MB: (bytes.length / 1e6).toFixed(1), kind: verdict.kind })
    expect(verdict.kind).toBe('image')
    expect(peakMB).toBeLessThan(MAX_PEAK_MB)
    expect(ms).toBeLessThan(MAX_MS)
  },
)
