import './style.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FIELDS } from './rows.ts'

const HEIGHT = 32

type Item = Record<(typeof FIELDS)[number] | 'id', string>

const isPage = (page: unknown): page is { items: Item[] } =>
  typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items)

/** The floor's fifty rows by React and nothing else: what any page of ours that React draws begins with. */
function Alone() {
  const [items, setItems] = useState<readonly Item[]>([])
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/api/assets?limit=50')
      const page: unknown = await answer.json()
      if (isPage(page)) setItems(page.items)
    }
    void ask()
  }, [])
  return (
    <main>
      <h1>Assets</h1>
      <input placeholder="Search" />
      <div className="frame">
        <div role="grid" aria-label="Assets">
          {items.map((item, at) => (
            <div key={item.id} role="row" style={{ transform: `translateY(${at * HEIGHT}px)` }}>
              {FIELDS.map((field) => (
                <div key={field}>{item[field]}</div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Alone />)
