import './later.css'
import { imageCrop } from '@plenum/ui/recipes'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { middleCrop, mostZoom, moveCrop, wholePixels, zoomCrop, zoomOf, type Crop } from './crop-geometry.ts'
import { handsMoved, type Point, type Size } from './image-zoom.ts'
import { Spinner } from './spinner.tsx'
import { useStage } from './use-stage.ts'

interface ImageCropProps {
  /** The address of the picture. */
  src: string
  /** The square chosen, in pixels of the picture, with every change and once at the start. */
  onCrop: (crop: Crop) => void
  words: {
    /** The name of what is moved: 'Your picture'. */
    label: string
    /** How to move it. */
    hint: string
    zoom: string
    /** '150%'. */
    scale: (percent: number) => string
    loading: string
    failed: string
  }
}

/** The side of the square, in parts of the stage's. */
const SQUARE = 0.8
const STEP = 0.05
const KEY_ZOOM = 1.1
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const ZOOMS: Readonly<Record<string, number>> = {
  '+': KEY_ZOOM,
  '=': KEY_ZOOM,
  '-': 1 / KEY_ZOOM,
  _: 1 / KEY_ZOOM,
}

/** Chooses the square part of a picture that a round portrait shows. */
export function ImageCrop({ src, onCrop, words }: ImageCropProps) {
  const [chosen, setChosen] = useState<Chosen>({ at: 'loading', src })
  const now: Chosen = chosen.src === src ? chosen : { at: 'loading', src }
  const choose = (next: Chosen) => {
    // two hands move before one drawing, and each begins where the other left
    flushSync(() => setChosen(next))
    if (next.at === 'here') onCrop(wholePixels(next.crop, next.image))
  }
  const hintId = useId()
  const styles = imageCrop()
  return (
    <div className={styles.root}>
      <Stage now={now} choose={choose} words={words} hintId={hintId} />
      <p id={hintId} className={styles.note}>
        {words.hint}
      </p>
      {now.at === 'here' && <Zoom now={now} choose={choose} words={words} />}
    </div>
  )
}

type Here = { at: 'here'; src: string; image: Size; crop: Crop }
type Chosen = { at: 'loading' | 'failed'; src: string } | Here

interface PartProps<State> extends Pick<ImageCropProps, 'words'> {
  now: State
  choose: (next: Chosen) => void
}

function Stage({ now, choose, words, hintId }: PartProps<Chosen> & { hintId: string }) {
  const [side, setSide] = useState(1)
  const change = (next: (here: Here) => Crop) => now.at === 'here' && choose({ ...now, crop: next(now) })
  const zoomBy = (by: number, at?: Point) =>
    change(({ crop, image }) => zoomCrop(crop, zoomOf(crop, image) * by, image, at))
  /** Of a length or a point on the screen, in parts of the square. */
  const parts = (length: number) => length / (side * SQUARE)
  const onKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const by = ZOOMS[event.key]
    if (move) change(({ crop, image }) => moveCrop(crop, move, image))
    else if (by !== undefined) zoomBy(by)
    else return
    event.preventDefault()
  }
  const ref = useStage({
    onResize: ({ width }) => setSide(width),
    onWheel: ({ by, at }) => zoomBy(by, { x: 0.5 + parts(at.x), y: 0.5 + parts(at.y) }),
    onHands: (before, after) => {
      const { from, by, move } = handsMoved(before, after)
      change(({ crop, image }) => {
        const at = { x: 0.5 + parts(from.x), y: 0.5 + parts(from.y) }
        const zoomed = zoomCrop(crop, zoomOf(crop, image) * by, image, at)
        return moveCrop(zoomed, { x: parts(move.x), y: parts(move.y) }, image)
      })
    },
  })
  const styles = imageCrop()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the picture is moved in two directions, for which there is no role
    <div
      ref={ref}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move it
      tabIndex={0}
      aria-label={words.label}
      aria-describedby={hintId}
      className={styles.stage}
      onKeyDown={onKey}
    >
      {now.at === 'loading' && <Spinner size="lg" label={words.loading} />}
      {now.at === 'failed' ? (
        <p role="alert" className={styles.note}>
          {words.failed}
        </p>
      ) : (
        <img
          key={now.src}
          src={now.src}
          alt=""
          draggable={false}
          className={styles.image}
          style={now.at === 'here' ? placed(now) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            const image = { width, height }
            choose({ at: 'here', src: now.src, image, crop: middleCrop(image) })
          }}
          onError={() => choose({ at: 'failed', src: now.src })}
        />
      )}
      {now.at === 'here' && <span className={styles.mask} />}
    </div>
  )
}

function Zoom({ now, choose, words }: PartProps<Here>) {
  const { crop, image } = now
  const zoom = zoomOf(crop, image)
  const most = mostZoom(image)
  const styles = imageCrop()
  return (
    <div className={styles.zoom}>
      <ZoomOut aria-hidden="true" />
      <input
        type="range"
        aria-label={words.zoom}
        aria-valuetext={words.scale(Math.round(zoom * 100))}
        min={1}
        max={most}
        step={0.05}
        value={zoom}
        disabled={most === 1}
        className={styles.slider}
        onChange={(event) =>
          choose({ ...now, crop: zoomCrop(crop, event.currentTarget.valueAsNumber, image) })
        }
      />
      <ZoomIn aria-hidden="true" />
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`

/** The square of the picture lies in the square of the stage. */
function placed({ crop: { x, y, size }, image }: Here): CSSProperties {
  const margin = (1 - SQUARE) / 2
  return {
    width: percent((image.width / size) * SQUARE),
    height: percent((image.height / size) * SQUARE),
    left: percent(margin - (x / size) * SQUARE),
    top: percent(margin - (y / size) * SQUARE),
  }
}
