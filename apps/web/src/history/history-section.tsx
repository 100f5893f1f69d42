import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'

/** The history of a record under what is known of it, asked for once somebody wants it. */
export function HistorySection({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <section className={stack({ gap: '3' })}>
      <span className={css({ ml: '-2' })}>
        <Button tone="quiet" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          {title}
        </Button>
      </span>
      <div id={list}>{isOpen && <Suspense fallback={null}>{children}</Suspense>}</div>
    </section>
  )
}
