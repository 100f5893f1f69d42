import './later.css'
import { photoGrid } from '@plenum/ui/recipes'
import { ImageIcon, ImageOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'

const styles = photoGrid()

/** Photos as squares, as many abreast as there is room for. */
export function PhotoGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.root}>
      {children}
    </ul>
  )
}

interface PhotoProps {
  /** What a press does: 'Look at front.jpg'. */
  label: string
  /** What is known of it, shown on hover. */
  title: string
  /** Its address once it is here; null where it does not come. */
  src: string | null | undefined
  onOpen: () => void
  /** It has come near what is in view: now is the time to fetch it. */
  onNear?: () => void
  /** What it shows. */
  caption?: string | undefined
  /** One more thing to do with it, such as a button to remove it. */
  action?: ReactNode
}

/** One of a grid; what cannot be drawn has a sign in its place. */
export function Photo({ label, title, src, onOpen, onNear, caption, action }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const isBroken = src === null || (src !== undefined && src === broken)
  return (
    <li className={styles.photo} ref={onNear && whenNear(onNear)}>
      <button type="button" aria-label={label} title={title} className={styles.opener} onClick={onOpen}>
        {isBroken && <ImageOff aria-hidden="true" />}
        {src === undefined && <ImageIcon aria-hidden="true" />}
        {!isBroken && src !== undefined && (
          <img src={src} alt="" className={styles.image} onError={() => setBroken(src)} />
        )}
      </button>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </li>
  )
}

const whenNear = (onNear: () => void) => (element: HTMLElement | null) => {
  if (!element) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
