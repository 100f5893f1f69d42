import * as v from 'valibot'
import { planMm } from './plan-shape.ts'
import { id } from './text.ts'

const pixels = v.pipe(v.number('invalid_number'), v.integer('invalid_number'), v.minValue(1, 'too_small'))

/** What a pixel of a background may stand for, in mm. */
export const MM_PER_PX = { least: 0.01, most: 10_000 } as const
/** How strongly a background may be drawn, in percent. */
export const OPACITY = { least: 5, most: 100 } as const

/** A drawing that lies under a plan: a file with its size in pixels, how large it is drawn and where its corner lies. */
export const PlanPicture = v.strictObject(
  {
    file_id: id,
    width_px: pixels,
    height_px: pixels,
    mm_per_px: v.pipe(
      v.number('invalid_number'),
      v.minValue(MM_PER_PX.least, 'too_small'),
      v.maxValue(MM_PER_PX.most, 'too_large'),
    ),
    x_mm: planMm,
    y_mm: planMm,
    opacity: v.pipe(
      v.number('invalid_number'),
      v.integer('invalid_number'),
      v.minValue(OPACITY.least, 'too_small'),
      v.maxValue(OPACITY.most, 'too_large'),
    ),
  },
  'invalid',
)
export type PlanPicture = v.InferOutput<typeof PlanPicture>

const within = (value: number) =>
  Math.min(MM_PER_PX.most, Math.max(MM_PER_PX.least, Math.round(value * 1000) / 1000))

/** A picture that nobody has measured yet: as wide as its room, half as strong as what is drawn over it. */
export const newPicture = (
  file: Pick<PlanPicture, 'file_id' | 'width_px' | 'height_px'>,
  room: { x: number; y: number; width: number },
): PlanPicture => ({
  ...file,
  mm_per_px: within(room.width / file.width_px),
  x_mm: Math.round(room.x),
  y_mm: Math.round(room.y),
  opacity: 50,
})

/** A picture on which a line that is so long now is to be so long; the line's first end stays where it is. */
export function scaledPicture(
  picture: PlanPicture,
  { from: [x, y], was_mm, is_mm }: { from: readonly [number, number]; was_mm: number; is_mm: number },
): PlanPicture {
  const mm_per_px = within((picture.mm_per_px * is_mm) / was_mm)
  const by = mm_per_px / picture.mm_per_px
  return {
    ...picture,
    mm_per_px,
    x_mm: Math.round(x - (x - picture.x_mm) * by),
    y_mm: Math.round(y - (y - picture.y_mm) * by),
  }
}
