import '@plenum/ui/styles.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { cells, HEIGHT, look, template } from './look.ts'
import { FIELDS, rowAt, ROWS } from './rows.ts'

const OVERSCAN = 6
const placed = { position: 'absolute', top: 0, left: 0, contain: 'strict' } as const

/** What the documentation of TanStack Virtual says to write, in the look of our table. */
function Virtual() {
  'use no memo'
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: ROWS,
    getScrollElement: () => frame.current,
    estimateSize: () => HEIGHT,
    overscan: OVERSCAN,
  })
  return (
    <div ref={frame} className={look.frame}>
      <div role="grid" aria-label="Rows" className={look.grid} style={template} data-fits="">
        <div className={look.head}>
          {FIELDS.map((id) => (
            <div key={id} className={look.headCell}>
              {id}
            </div>
          ))}
        </div>
        <div className={look.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rowAt(item.index)
            return (
              <div
                key={item.key}
                role="row"
                aria-rowindex={item.index + 2}
                className={look.row}
                style={{ ...placed, transform: `translateY(${item.start}px)` }}
              >
                {cells.map(({ id, ...cell }) => (
                  <div key={id} {...cell}>
                    {row[id]}
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

performance.mark('begun')
const root = document.getElementById('root')
if (root) createRoot(root).render(<Virtual />)
