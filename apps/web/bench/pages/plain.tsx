import '@plenum/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { cells, look, template } from './look.ts'
import { FIELDS, rowAt } from './rows.ts'

const ROWS = 1000

/** A thousand rows that are all there, in the look of our table. */
const Plain = () => (
  <div className={look.frame}>
    <div role="grid" aria-label="Rows" className={look.grid} style={template} data-fits="">
      <div className={look.head}>
        {FIELDS.map((id) => (
          <div key={id} className={look.headCell}>
            {id}
          </div>
        ))}
      </div>
      <div className={look.body}>
        {Array.from({ length: ROWS }, (_, index) => {
          const row = rowAt(index)
          return (
            <div key={row.id} role="row" aria-rowindex={index + 2} className={look.row}>
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

performance.mark('begun')
const root = document.getElementById('root')
if (root) createRoot(root).render(<Plain />)
