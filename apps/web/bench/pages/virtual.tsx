import '@plenum/ui/styles.css'
import { cellOf } from '@plenum/ui/data-table'
import { dataTable } from '@plenum/ui/recipes'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { FIELDS, rowAt, ROWS } from './rows.ts'

const HEIGHT = 36
const OVERSCAN = 6

const look = dataTable()
const placed = { position: 'absolute', top: 0, left: 0, contain: 'strict' } as const
const cells = FIELDS.map((id, at) => ({
  id,
  ...cellOf({ kind: id === 'code' || id === 'serial' ? 'code' : 'text', pinned: at === 0 }).text,
}))
// React's types know no variables of ours
const template = {
  '--columns': 'repeat(8, minmax(8rem, 1fr))',
  '--row-height': `${HEIGHT}px`,
} as CSSProperties

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

const root = document.getElementById('root')
if (root) createRoot(root).render(<Virtual />)
