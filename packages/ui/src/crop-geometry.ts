import type { Point, Size } from './image-zoom.ts'

/** The square part of a picture, in its own pixels. */
export interface Crop extends Point {
  size: number
}

/** Fewer of its own pixels than this make no portrait. */
const SMALLEST = 64
const MOST_ZOOM = 8

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const shorter = ({ width, height }: Size) => Math.min(width, height)

/** The largest square, in the middle. */
export function middleCrop(image: Size): Crop {
  const size = shorter(image)
  return { x: (image.width - size) / 2, y: (image.height - size) / 2, size }
}

/** How many times smaller than the largest square it is. */
export const zoomOf = ({ size }: Crop, image: Size) => shorter(image) / size

export const mostZoom = (image: Size) => within(shorter(image) / SMALLEST, 1, MOST_ZOOM)

const inside = ({ x, y, size }: Crop, image: Size): Crop => ({
  x: within(x, 0, image.width - size),
  y: within(y, 0, image.height - size),
  size,
})

/** Zoomed around a point, given in parts of the square; around its middle by itself. */
export function zoomCrop(crop: Crop, zoom: number, image: Size, at: Point = { x: 0.5, y: 0.5 }): Crop {
  const size = shorter(image) / within(zoom, 1, mostZoom(image))
  const lost = crop.size - size
  return inside({ x: crop.x + lost * at.x, y: crop.y + lost * at.y, size }, image)
}

/** The picture goes under the square by so much, in parts of the square: what lies to its left comes in by going right. */
export const moveCrop = (crop: Crop, by: Point, image: Size) =>
  inside({ ...crop, x: crop.x - by.x * crop.size, y: crop.y - by.y * crop.size }, image)

/** In whole pixels, still inside of the picture. */
export function wholePixels({ x, y, size }: Crop, image: Size): Crop {
  const side = within(Math.round(size), 1, shorter(image))
  return inside({ x: Math.round(x), y: Math.round(y), size: side }, image)
}
