import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildXlsm, buildXlsx } from '@plenum/api-server/files/testing/office-builder'
import { pngHeader } from '@plenum/api-server/files/testing/image-builder'
import type { FileFormat, ImageUse } from '@plenum/domain/file'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import {
  buildCameraJpeg,
  buildClear,
  buildGif,
  buildJpeg,
  buildMoving,
  buildPng,
  buildProgressive,
  buildTiff,
  buildWebp,
  joined,
} from '../testing/pictures.ts'
import { ProcessInspector } from './process-inspector.ts'

const inspector = new ProcessInspector()
afterAll(() => inspector.close())

const look = (content: Uint8Array | string, format: FileFormat, image: ImageUse = 'photo') => {
  const path = join(emptyFolder(), 'incoming')
  writeFileSync(path, content)
  return inspector.inspect({ path, format, image })
}

/** What was made of a picture. */
const made = async (content: Uint8Array, format: FileFormat, image: ImageUse = 'photo') => {
  const verdict = await look(content, format, image)
  if (verdict.kind !== 'image') throw new Error(JSON.stringify(verdict))
  return { ...verdict, bytes: readFileSync(verdict.path) }
}

const size = { width: 400, height: 300 }

describe('a photo', () => {
  test('holds nothing of what came but its pixels: no script behind it, no place, no name, no profile', async () => {
    const camera = joined(await buildCameraJpeg(size), '<script>alert(1)</script>')
    const { bytes, ...facts } = await made(camera, 'jpeg')
    expect(facts).toMatchObject({ media_type: 'image/jpeg', width: 300, height: 400 })
    expect(bytes.toString('latin1')).not.toMatch(/<script|Private|Exif|ICC_PROFILE|http:/)
    const { exif, icc, xmp, iptc, orientation, space, format } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect({ space, format }).toEqual({ space: 'srgb', format: 'jpeg' })
  })

  test('is at most 2,048 pixels long, and never made larger', async () => {
    expect(await made(await buildJpeg({ width: 2500, height: 1000 }), 'jpeg')).toMatchObject({
      width: 2048,
      height: 819,
    })
    expect(await made(await buildPng(size), 'png')).toMatchObject({ ...size, media_type: 'image/webp' })
    expect(await made(await buildProgressive({ width: 1, height: 1 }), 'jpeg')).toMatchObject({
      width: 1,
      height: 1,
    })
  })

  test('keeps what shows through', async () => {
    const { bytes } = await made(await buildClear(size), 'png')
    expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false })
  })

  test('has a small form beside it, and nobody else on the machine reads either', async () => {
    const { path, thumbnail } = await made(await buildWebp(size), 'webp')
    expect(await sharp(thumbnail ?? '').metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
    for (const written of [path, thumbnail ?? '']) expect(statSync(written).mode & 0o777).toBe(0o600)
  })

  test('that moves keeps its first moment', async () => {
    const { bytes, width, height } = await made(await buildMoving(size), 'webp')
    expect({ width, height }).toEqual(size)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ b: 8 })
  })
})

test('an avatar is a small square without a smaller form', async () => {
  const { bytes, thumbnail } = await made(await buildJpeg(size), 'jpeg', 'avatar')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(thumbnail).toBeNull()
  expect(await made(await buildPng({ width: 40, height: 90 }), 'png', 'avatar')).toMatchObject({
    width: 256,
    height: 256,
  })
})

describe('refused', () => {
  const refusals: [string, Promise<Uint8Array> | Uint8Array | string, FileFormat, string][] = [
    ['a page as .csv', '<!doctype html><script>alert(1)</script>', 'csv', 'file_type'],
    ['a workbook with macros as .xlsx', buildXlsm(), 'xlsx', 'file_type'],
    ['144 million pixels', pngHeader(12_000, 12_000), 'png', 'image_too_large'],
    ['a workbook that is a bomb', bomb(), 'xlsx', 'file_damaged'],
    [
      'a drawing as .png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'png',
      'file_type',
    ],
    ['a TIFF as .jpg', buildTiff(size), 'jpeg', 'file_type'],
    ['a GIF as .webp', buildGif(size), 'webp', 'file_type'],
    ['nothing', '', 'png', 'file_empty'],
    ['a header without a picture', pngHeader(64, 64), 'png', 'file_damaged'],
    ['half a PNG', half(buildPng(size)), 'png', 'file_damaged'],
    ['half a JPEG', half(buildJpeg(size)), 'jpeg', 'file_damaged'],
    ['half a progressive JPEG', half(buildProgressive(size)), 'jpeg', 'file_damaged'],
    ['half a WebP', half(buildWebp(size)), 'webp', 'file_damaged'],
  ]
  test.each(refusals)('%s', async (_, content, format, reason) => {
    expect(await look(await content, format)).toEqual({ kind: 'refused', reason })
  })
})

async function half(picture: Promise<Uint8Array>) {
  const bytes = await picture
  return bytes.slice(0, bytes.length / 2)
}

function bomb() {
  return buildXlsx([{ name: 'xl/worksheets/sheet1.xml', content: new Uint8Array(8 * 1024 * 1024) }])
}

test('a document stays as it came', async () => {
  expect(await look(await buildXlsx(), 'xlsx')).toMatchObject({ kind: 'document' })
  expect(await look('name;note\n', 'csv')).toEqual({ kind: 'document', media_type: 'text/csv' })
})
