import './later.css'
import { processGlyph } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

/** How far a piece of work has come. */
export type ProcessStep = 'todo' | 'in_progress' | 'in_review' | 'blocked' | 'done' | 'canceled'

const ring = <circle cx="7" cy="7" r="6" strokeWidth="1.5" />
const onDisc = { 'data-mark': '', strokeWidth: 1.5, strokeLinecap: 'round' } as const
const disc = <circle cx="7" cy="7" r="6.75" fill="currentColor" stroke="none" />

const shapes: Record<ProcessStep, ReactNode> = {
  todo: ring,
  in_progress: (
    <>
      {ring}
      <path d="M7 3.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" stroke="none" />
    </>
  ),
  in_review: (
    <>
      {ring}
      <path d="M7 3.5A3.5 3.5 0 1 1 3.5 7H7z" fill="currentColor" stroke="none" />
    </>
  ),
  blocked: (
    <>
      {disc}
      <path d="M4.2 7h5.6" {...onDisc} />
    </>
  ),
  done: (
    <>
      {disc}
      <path d="m4.3 7.3 1.8 1.8 3.6-4" {...onDisc} strokeLinejoin="round" />
    </>
  ),
  canceled: (
    <>
      {disc}
      <path d="m5 5 4 4M9 5 5 9" {...onDisc} />
    </>
  ),
}

/** One of six circles that fill as work goes on; the word stands beside it, or is its `label`. */
export function ProcessGlyph({ step, label }: { step: ProcessStep; label?: string }) {
  return (
    <svg
      viewBox="0 0 14 14"
      className={processGlyph({ step })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shapes[step]}
    </svg>
  )
}
