import './later.css'
import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { imageViewer } from '@plenum/ui/recipes'
import { ChevronLeft, ChevronRight, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, type CSSProperties, type ReactNode } from 'react'
import * as Dialog from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { fitted, follow, isFitted, isLargest, toggle, zoom, ZOOM_STEP } from './image-zoom.ts'
import { Spinner } from './spinner.tsx'
import { useImageView, type ImageView } from './use-image-view.ts'
import { fromMiddle, useStage } from './use-stage.ts'
import { viewerKey, type ViewerKeys } from './viewer-keys.ts'

export interface ViewerImage {
  id: string
  name: string
  /** Its address, once it is here. */
  src?: string | undefined
  /** Why it does not come. */
  error?: string | undefined
}

export interface ImageViewerWords {
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Back to the whole picture. */
  fit: string
  loading: string
  /** What came is no picture. */
  failed: string
  /** '2 of 5'. */
  position: (position: number, count: number) => string
  /** '150%'. */
  scale: (percent: number) => string
}

interface ImageViewerProps {
  images: readonly ViewerImage[]
  /** The id of the one shown; null closes it. */
  current: string | null
  onCurrent: (id: string | null) => void
  /** More to do with the one shown, such as a button to download it. */
  actions?: ReactNode
  words: ImageViewerWords
}

const styles = imageViewer()

/** One of several pictures, over the whole page. */
export function ImageViewer({ images, current, onCurrent, ...rest }: ImageViewerProps) {
  const closing = useRef<HTMLButtonElement>(null)
  const index = images.findIndex(({ id }) => id === current)
  const image = images[index]
  const go = (by: number) => {
    const next = images[index + by]
    if (next) onCurrent(next.id)
  }
  return (
    <Dialog.Root
      open={image !== undefined}
      onOpenChange={({ open }) => !open && onCurrent(null)}
      initialFocusEl={() => closing.current}
    >
      <Portal>
        <ArkDialog.Positioner className={styles.positioner}>
          {image && (
            <Shown
              image={image}
              place={{ index, count: images.length }}
              go={go}
              closing={closing}
              {...rest}
            />
          )}
        </ArkDialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface ShownProps extends Pick<ImageViewerProps, 'actions' | 'words'> {
  image: ViewerImage
  place: { index: number; count: number }
  go: (by: number) => void
  closing: React.Ref<HTMLButtonElement>
}

function Shown({ image, place: { index, count }, go, closing, actions, words }: ShownProps) {
  const view = useImageView(`${image.id} ${image.src}`)
  const keys: ViewerKeys = { go, change: view.glide, shown: view.shown }
  return (
    <ArkDialog.Content
      className={styles.content}
      onKeyDown={(event) => viewerKey(event, keys) && event.preventDefault()}
    >
      <div className={styles.head}>
        <div aria-live="polite" className={styles.title}>
          <ArkDialog.Title className={styles.name} title={image.name}>
            {image.name}
          </ArkDialog.Title>
          {count > 1 && <p className={styles.position}>{words.position(index + 1, count)}</p>}
        </div>
        {actions}
        <ArkDialog.CloseTrigger asChild>
          <IconButton ref={closing} label={words.close}>
            <X />
          </IconButton>
        </ArkDialog.CloseTrigger>
      </div>
      <Stage image={image} view={view} words={words} />
      <div className={styles.foot}>
        {count > 1 && (
          <IconButton label={words.previous} aria-disabled={index === 0} onClick={() => go(-1)}>
            <ChevronLeft />
          </IconButton>
        )}
        <ZoomButtons view={view} words={words} />
        {count > 1 && (
          <IconButton label={words.next} aria-disabled={index === count - 1} onClick={() => go(1)}>
            <ChevronRight />
          </IconButton>
        )}
      </div>
    </ArkDialog.Content>
  )
}

interface PartProps {
  view: ImageView
  words: ImageViewerWords
}

const MIDDLE = { x: 0, y: 0 }

/** Those that can do no more are no longer pressed, and keep the focus all the same. */
function ZoomButtons({ view: { shown, glide }, words }: PartProps) {
  const isWhole = !shown || isFitted(shown.view, shown.frame)
  const by = (step: number) => glide((now, frame) => zoom(now, { by: step, at: MIDDLE }, frame))
  return (
    <>
      <IconButton label={words.zoomOut} aria-disabled={isWhole} onClick={() => by(1 / ZOOM_STEP)}>
        <ZoomOut />
      </IconButton>
      <span aria-live="polite" className={styles.scale}>
        {shown && words.scale(Math.round(shown.view.scale * 100))}
      </span>
      <IconButton
        label={words.zoomIn}
        aria-disabled={!shown || isLargest(shown.view)}
        onClick={() => by(ZOOM_STEP)}
      >
        <ZoomIn />
      </IconButton>
      <IconButton
        label={words.fit}
        aria-disabled={isWhole}
        onClick={() => glide((_, frame) => fitted(frame))}
      >
        <Maximize />
      </IconButton>
    </>
  )
}

function Stage({ image: { name, src, error }, view, words }: PartProps & { image: ViewerImage }) {
  const { shown, state } = view
  const ref = useStage({
    onResize: view.setStage,
    onWheel: (turn) => view.follow((now, frame) => zoom(now, turn, frame)),
    onHands: (before, after) => view.follow((now, frame) => follow(now, before, after, frame)),
  })
  const problem = error ?? (state.at === 'failed' ? words.failed : undefined)
  return (
    <div
      ref={ref}
      className={styles.stage}
      {...(shown && !isFitted(shown.view, shown.frame) && { 'data-zoomed': '' })}
      onDoubleClick={(event) => {
        const at = fromMiddle(event.currentTarget, event)
        view.glide((now, frame) => toggle(now, at, frame))
      }}
    >
      {problem !== undefined && (
        <p role="alert" className={styles.note}>
          {problem}
        </p>
      )}
      {problem === undefined && state.at === 'loading' && <Spinner size="lg" label={words.loading} />}
      {problem === undefined && src !== undefined && (
        <img
          key={src}
          src={src}
          alt={name}
          draggable={false}
          className={styles.image}
          data-motion={view.motion}
          style={shown ? placed(shown) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            view.setState({ at: 'here', size: { width, height } })
          }
          onError={() => view.setState({ at: 'failed' })}
        />
      )}
    </div>
  )
}

const placed = ({ frame: { image }, view }: NonNullable<ImageView['shown']>): CSSProperties => ({
  width: image.width,
  height: image.height,
  transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
})
