import * as v from 'valibot'
import { boundsOfPoints, turnedCorners, type PlanPoint, type PlanRect } from './plan-geometry.ts'
import { id, text } from './text.ts'

/** What a plan shows of a room besides what stands in it. */
export const SHAPE_KINDS = ['wall', 'column', 'door', 'aisle', 'label'] as const
export type ShapeKind = (typeof SHAPE_KINDS)[number]

/** What air an aisle carries. */
export const AISLE_AIRS = ['cold', 'hot'] as const
export type AisleAir = (typeof AISLE_AIRS)[number]

/** On which side a door hangs, seen from where it opens to. */
export const DOOR_HANGINGS = ['left', 'right'] as const
export type DoorHanging = (typeof DOOR_HANGINGS)[number]

/** Shapes of a plan: so many are drawn and dragged without a pause. */
export const MOST_SHAPES = 10_000
const MOST_CORNERS = 200

const millimetres = (min: number, max: number) =>
  v.pipe(
    v.number('invalid_number'),
    v.integer('invalid_number'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  )

/** Where something may lie in a plan, in mm from the corner of its room. */
export const planMm = millimetres(-1_000_000, 1_000_000)
const length = millimetres(1, 1_000_000)
const degrees = millimetres(0, 359)
const Corner = v.strictTuple([planMm, planMm], 'invalid')
const corners = (fewest: number) =>
  v.pipe(v.array(Corner, 'invalid'), v.minLength(fewest, 'invalid'), v.maxLength(MOST_CORNERS, 'too_large'))
const shapeId = v.pipe(v.string('required'), v.regex(/^[\w-]{1,36}$/, 'invalid_id'))
const standing = { id: shapeId, x_mm: planMm, y_mm: planMm, rotation: degrees }

export const PlanWall = v.strictObject(
  { kind: v.literal('wall'), id: shapeId, points: corners(2), thickness_mm: length },
  'invalid',
)
export type PlanWall = v.InferOutput<typeof PlanWall>

/** A column by its centre. */
export const PlanColumn = v.strictObject(
  { kind: v.literal('column'), ...standing, width_mm: length, depth_mm: length },
  'invalid',
)
export type PlanColumn = v.InferOutput<typeof PlanColumn>

/** A door by the centre of its opening; turned by nothing it opens downwards. */
export const PlanDoor = v.strictObject(
  {
    kind: v.literal('door'),
    ...standing,
    width_mm: length,
    hanging: v.picklist(DOOR_HANGINGS, 'unknown_option'),
  },
  'invalid',
)
export type PlanDoor = v.InferOutput<typeof PlanDoor>

/** An aisle; `zone_id` is the zone of the hierarchy that it shows. */
export const PlanAisle = v.strictObject(
  {
    kind: v.literal('aisle'),
    id: shapeId,
    air: v.picklist(AISLE_AIRS, 'unknown_option'),
    points: corners(3),
    zone_id: v.nullable(id),
  },
  'invalid',
)
export type PlanAisle = v.InferOutput<typeof PlanAisle>

/** Words on the floor by their centre. */
export const PlanLabel = v.strictObject(
  { kind: v.literal('label'), ...standing, text: text(60), size_mm: length },
  'invalid',
)
export type PlanLabel = v.InferOutput<typeof PlanLabel>

export const PlanShape = v.variant('kind', [PlanWall, PlanColumn, PlanDoor, PlanAisle, PlanLabel], 'invalid')
export type PlanShape = v.InferOutput<typeof PlanShape>

/** All shapes of one plan: each has an id of its own. */
export const PlanShapes = v.pipe(
  v.array(PlanShape, 'invalid'),
  v.maxLength(MOST_SHAPES, 'too_large'),
  v.check((shapes) => new Set(shapes.map((shape) => shape.id)).size === shapes.length, 'invalid'),
)

// letters are about as wide as half their height
const LETTER = 0.6
const labelWidth = ({ text: words, size_mm }: PlanLabel): number => words.length * size_mm * LETTER

/** The corners that a shape is drawn by. */
export function shapeCorners(shape: PlanShape): readonly PlanPoint[] {
  if ('points' in shape) return shape.points
  const { x_mm: x, y_mm: y, rotation } = shape
  if (shape.kind === 'label') {
    return turnedCorners({ x, y, rotation, width: labelWidth(shape), depth: shape.size_mm })
  }
  const { width_mm: width } = shape
  return turnedCorners({ x, y, rotation, width, depth: shape.kind === 'door' ? 0 : shape.depth_mm })
}

const POINT: PlanRect = { x: 0, y: 0, width: 0, depth: 0 }

/** What a shape takes of the plan. */
export const shapeBounds = (shape: PlanShape): PlanRect => boundsOfPoints(shapeCorners(shape)) ?? POINT

/** A shape so many mm further to the right and down. */
export function movedShape(shape: PlanShape, [dx, dy]: PlanPoint): PlanShape {
  if ('points' in shape) {
    return { ...shape, points: shape.points.map(([x, y]): [number, number] => [x + dx, y + dy]) }
  }
  return { ...shape, x_mm: shape.x_mm + dx, y_mm: shape.y_mm + dy }
}

/** A shape turned clockwise by a quarter about its middle. */
export function turnedShape(shape: PlanShape): PlanShape {
  if (!('points' in shape)) return { ...shape, rotation: (shape.rotation + 90) % 360 }
  const { x, y, width, depth } = shapeBounds(shape)
  const [middleX, middleY] = [Math.round(x + width / 2), Math.round(y + depth / 2)]
  const points = shape.points.map(([px, py]): [number, number] => [
    middleX - (py - middleY),
    middleY + (px - middleX),
  ])
  return { ...shape, points }
}
