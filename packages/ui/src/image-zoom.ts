export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** A picture and the stage it is shown on, in pixels. */
export interface Frame {
  image: Size
  stage: Size
}

/** How large a picture is drawn (1: one pixel for one of its own), and how far its middle lies from the stage's. */
export interface View extends Point {
  scale: number
}

/** Beyond it one sees pixels and no picture. */
export const LARGEST_SCALE = 8
/** What a key or a button makes it larger by. */
export const ZOOM_STEP = 1.5
/** What a double press makes it larger by. */
const CLOSER = 2.5

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The whole picture, no larger than it is. */
const fitScale = ({ image, stage }: Frame) =>
  Math.min(stage.width / image.width, stage.height / image.height, 1)

export const fitted = (frame: Frame): View => ({ scale: fitScale(frame), x: 0, y: 0 })

/** Not farther than its edge at the edge of the stage, and in the middle where it is smaller than that. */
export function held({ scale, x, y }: View, frame: Frame): View {
  const size = within(scale, fitScale(frame), LARGEST_SCALE)
  const room = (image: number, stage: number) => Math.max(0, (image * size - stage) / 2)
  const across = room(frame.image.width, frame.stage.width)
  const down = room(frame.image.height, frame.stage.height)
  return { scale: size, x: within(x, -across, across), y: within(y, -down, down) }
}

/** The sides differ by less than any eye sees. */
const NEARLY = 1.0001

export const isFitted = ({ scale }: View, frame: Frame) => scale <= fitScale(frame) * NEARLY
export const isLargest = ({ scale }: View) => scale * NEARLY >= LARGEST_SCALE

/** What lies under the point, measured from the middle of the stage, stays under it. */
export function zoom(view: View, { by, at }: { by: number; at: Point }, frame: Frame): View {
  const scale = within(view.scale * by, fitScale(frame), LARGEST_SCALE)
  const grown = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame)
}

export const pan = (view: View, by: Point, frame: Frame) =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

/** A double press goes closer to its point, and from there back to the whole. */
export const toggle = (view: View, at: Point, frame: Frame) =>
  isFitted(view, frame) ? zoom(view, { by: Math.max(CLOSER, 1 / view.scale), at }, frame) : fitted(frame)

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spread = ([one, two]: readonly Point[]) => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0)

/** How hands that went from some points to others, as many, moved and stretched what they hold. */
export function handsMoved(before: readonly Point[], after: readonly Point[]) {
  const from = middle(before)
  const to = middle(after)
  const by = spread(before) > 0 ? spread(after) / spread(before) : 1
  return { from, by, move: { x: to.x - from.x, y: to.y - from.y } }
}

/** One hand moves the picture, two stretch it too. */
export function follow(view: View, before: readonly Point[], after: readonly Point[], frame: Frame): View {
  const { from, by, move } = handsMoved(before, after)
  return pan(zoom(view, { by, at: from }, frame), move, frame)
}

const PER_PIXEL = 0.0015
/** A pinch on a touchpad is told as a wheel with Ctrl, in smaller steps. */
const PER_PINCHED_PIXEL = 0.01
const LINE = 16

/** What a turn of the wheel makes a picture larger by. */
export function wheelZoom({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE
  return Math.exp(-pixels * (ctrlKey ? PER_PINCHED_PIXEL : PER_PIXEL))
}
