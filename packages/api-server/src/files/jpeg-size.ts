import type { ImageSize } from './picture-header.ts'

const START = 0xffd8
const MARKER = 0xff
const STUFFING = 0x01
const RESTART_0 = 0xd0
const END = 0xd9
const SCAN = 0xda
/** Segments before the picture; comments and profiles are cut into a few hundred at most. */
const MAX_SEGMENTS = 4096
/** The coefficients of a progressive picture are kept as numbers of two bytes. */
const COEFFICIENT = 2

/** A frame's header: C0 to CF without tables (C4), extensions (C8) and conditions (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const hasNoLength = (marker: number) => marker === STUFFING || (marker >= RESTART_0 && marker < END)

/** What the frame's header of a JPEG says, which stands after any number of other segments. */
export function jpegSize(view: DataView): ImageSize | 'file_type' | 'file_damaged' {
  if (view.byteLength < 3 || view.getUint16(0) !== START || view.getUint8(2) !== MARKER) return 'file_type'
  let frame: Frame | undefined
  let at = 2
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    if (at + 5 > view.byteLength || view.getUint8(at) !== MARKER) return 'file_damaged'
    const marker = view.getUint8(at + 1)
    if (marker === SCAN) return frame === undefined ? 'file_damaged' : sizeOf(frame, view.getUint8(at + 4))
    if (marker === END) return 'file_damaged'
    if (isFrame(marker)) {
      frame = frameAt(view, at)
      if (frame === undefined) return 'file_damaged'
    }
    if (marker === MARKER) at += 1
    else at += hasNoLength(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return 'file_damaged'
}

interface Frame {
  width: number
  height: number
  components: number
  /** Samples of a pixel, where some components are kept more coarsely than others. */
  samples: number
  isProgressive: boolean
}

function frameAt(view: DataView, at: number): Frame | undefined {
  if (at + 10 > view.byteLength) return undefined
  const components = view.getUint8(at + 9)
  if (components === 0 || components > 4 || at + 10 + 3 * components > view.byteLength) return undefined
  return {
    height: view.getUint16(at + 5),
    width: view.getUint16(at + 7),
    components,
    samples: samplesOf(view, at + 10, components),
    isProgressive: (view.getUint8(at + 1) & 0x03) === 0x02,
  }
}

/** A picture that comes in several scans is kept whole until the last of them. */
function sizeOf(
  { width, height, components, samples, isProgressive }: Frame,
  inFirstScan: number,
): ImageSize {
  const isWhole = isProgressive || inFirstScan < components
  return { width, height, held: isWhole ? width * height * samples * COEFFICIENT : 0 }
}

function samplesOf(view: DataView, at: number, components: number): number {
  const areas = Array.from({ length: components }, (_, index) => {
    const sampling = view.getUint8(at + index * 3 + 1)
    return (sampling >> 4) * (sampling & 0x0f)
  })
  const finest = Math.max(...areas)
  return finest === 0 ? components : areas.reduce((sum, area) => sum + area / finest, 0)
}
