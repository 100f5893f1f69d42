import {
  AVATAR_SIDE,
  formOf,
  PHOTO_SIDE,
  THUMBNAIL_FORM,
  THUMBNAIL_SIDE,
  type Form,
  type Images,
} from '@plenum/api-server/files/images'
import { MAX_PIXELS } from '@plenum/api-server/files/image-size'
import sharp, { type Sharp } from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// The library would read SVG, TIFF, GIF, HEIF and more; what is no PNG, JPEG or WebP meets no decoder at all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Makes pictures anew with libvips: turned upright, in sRGB, without anything but their pixels. */
export const sharpImages: Images = {
  remake: async (file, { format }, use) => {
    const form = formOf(format, use)
    const upright = sharp(await file.arrayBuffer(), {
      // Phones write what decoders warn of; 'error' takes that, and nothing that is cut off.
      failOn: 'error',
      limitInputPixels: MAX_PIXELS,
      pages: 1,
      sequentialRead: true,
    }).autoOrient()
    const sized =
      use === 'avatar'
        ? upright.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
        : within(upright, PHOTO_SIDE)
    try {
      const { data, info } = await write(sized, form).toBuffer({ resolveWithObject: true })
      const thumbnail =
        use === 'avatar' ? null : await write(within(sharp(data), THUMBNAIL_SIDE), THUMBNAIL_FORM).toBuffer()
      return {
        media_type: form.media_type,
        width: info.width,
        height: info.height,
        bytes: new Uint8Array(data),
        thumbnail: thumbnail && new Uint8Array(thumbnail),
      }
    } catch {
      // Whatever a decoder has against a picture whose header is right, the picture is broken.
      return 'file_damaged'
    }
  },
}

const within = (picture: Sharp, side: number) =>
  picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

const write = (picture: Sharp, { format, quality }: Form) => picture.toFormat(format, { quality })
