import type { ImageUse } from '@plenum/domain/file'
import type { FileRefusal } from '../ports.ts'
import type { ImageFormat } from './image-size.ts'

/** A picture whose header was read. */
export interface Picture {
  format: ImageFormat
  width: number
  height: number
}

/** A picture made anew: its pixels, and nothing else of the file. */
export interface Remade {
  media_type: string
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
  thumbnail: Uint8Array<ArrayBuffer> | null
}

/** Makes pictures anew. */
export interface Images {
  remake(
    file: Blob,
    picture: Picture,
    use: ImageUse,
  ): Promise<Remade | Extract<FileRefusal, 'file_damaged' | 'image_too_large'>>
}

/** Pixels of what becomes of a picture: at most so long a side of a photo, exactly so long ones of an avatar. */
export const PHOTO_SIDE = 2048
export const THUMBNAIL_SIDE = 320
export const AVATAR_SIDE = 256

/** How a picture is written anew. */
export interface Form {
  format: 'jpeg' | 'webp'
  media_type: 'image/jpeg' | 'image/webp'
  /** From 0 to 100. */
  quality: number
}

/** Photos without transparency stay JPEG, which is what they came as; the rest is WebP. */
export const formOf = (format: ImageFormat, use: ImageUse): Form =>
  format === 'jpeg' && use === 'photo'
    ? { format: 'jpeg', media_type: 'image/jpeg', quality: 85 }
    : { format: 'webp', media_type: 'image/webp', quality: 88 }

export const THUMBNAIL_FORM = { format: 'webp', media_type: 'image/webp', quality: 80 } satisfies Form

/** Leaves pictures as they came: for tests, which look at no pixels. */
export const untouchedImages: Images = {
  remake: async (file, { format, width, height }, use) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { media_type: `image/${format}`, width, height, bytes, thumbnail: use === 'photo' ? bytes : null }
  },
}
