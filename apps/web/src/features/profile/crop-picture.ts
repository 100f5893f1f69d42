import type { Crop } from '@plenum/ui/crop-geometry'

/** Pixels of a side: twice what is kept, so that the server makes the last step. */
const SIDE = 512

/** The chosen square of a picture as a small file of its own; throws where the browser cannot read it. */
export async function cropPicture(picture: File, { x, y, size }: Crop): Promise<File> {
  const square = await createImageBitmap(picture, x, y, size, size, {
    resizeWidth: SIDE,
    resizeHeight: SIDE,
    resizeQuality: 'high',
  })
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  canvas.getContext('2d')?.drawImage(square, 0, 0)
  square.close()
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const blob = await promise
  if (blob === null) throw new Error('The picture could not be drawn')
  return new File([blob], 'portrait.png', { type: blob.type })
}
