import { useState } from 'react'
import { fitted, held, isFitted, type Frame, type Size, type View } from './image-zoom.ts'

/** What is known of the picture shown; of the next one nothing is. */
interface Seen {
  key: string
  state: { at: 'loading' } | { at: 'failed' } | { at: 'here'; size: Size }
  /** Null is the whole picture, whatever the size of its stage becomes. */
  view: View | null
  /** By steps it glides, and a hand it follows at once. */
  motion: 'glides' | 'follows'
}

const unseen = (key: string): Seen => ({ key, state: { at: 'loading' }, view: null, motion: 'follows' })

const viewOf = ({ view }: Seen, frame: Frame) => (view === null ? fitted(frame) : held(view, frame))

/** How one picture after the other is looked at: each begins as a whole. */
export function useImageView(key: string) {
  const [stage, setStage] = useState<Size | null>(null)
  const [kept, setKept] = useState(unseen(key))
  const current = (now: Seen) => (now.key === key ? now : unseen(key))
  const seen = current(kept)
  const { state, motion } = seen
  const frame = state.at === 'here' && stage !== null ? { image: state.size, stage } : null

  const change = (how: Seen['motion'], next: (view: View, frame: Frame) => View) => {
    if (frame === null) return
    // several moves of a hand may come before one drawing
    setKept((before) => {
      const now = current(before)
      const view = next(viewOf(now, frame), frame)
      return { ...now, motion: how, view: isFitted(view, frame) ? null : view }
    })
  }
  return {
    state,
    motion,
    shown: frame === null ? null : { frame, view: viewOf(seen, frame) },
    setStage,
    setState: (next: Seen['state']) => setKept((before) => ({ ...current(before), state: next })),
    glide: (next: (view: View, frame: Frame) => View) => change('glides', next),
    follow: (next: (view: View, frame: Frame) => View) => change('follows', next),
  }
}

export type ImageView = ReturnType<typeof useImageView>
