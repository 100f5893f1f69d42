import {
  AVATAR_SIDE,
  formOf,
  PHOTO_SIDE,
  THUMBNAIL_FORM,
  THUMBNAIL_SIDE,
  type Form,
  type Images,
} from '@plenum/api-server/files/images'

/** Makes pictures anew with what a page has. */
export const canvasImages: Images = {
  remake: async (file, { format }, use) => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
    if (bitmap === null) return 'file_damaged'
    const canvas = use === 'avatar' ? squareOf(bitmap) : within(bitmap, PHOTO_SIDE)
    const small = use === 'avatar' ? null : within(bitmap, THUMBNAIL_SIDE)
    bitmap.close()
    const { width, height } = canvas
    const thumbnail = small && (await write(small, THUMBNAIL_FORM))
    return {
      width,
      height,
      ...(await write(canvas, formOf(format, use))),
      thumbnail: thumbnail && thumbnail.bytes,
    }
  },
}

/** The whole picture, smaller where a side is longer than `side`, never larger. */
function within(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The middle of the picture as an avatar. */
function squareOf(bitmap: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(AVATAR_SIDE, AVATAR_SIDE)
  const side = Math.min(bitmap.width, bitmap.height)
  const left = (bitmap.width - side) / 2
  const top = (bitmap.height - side) / 2
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE)
  return canvas
}

async function write(canvas: OffscreenCanvas, { media_type, quality }: Form) {
  const blob = await canvas.convertToBlob({ type: media_type, quality: quality / 100 })
  // A browser that cannot write a kind writes PNG.
  return { media_type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
}
