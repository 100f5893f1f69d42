import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { api, Asset } from './asset.ts'
import { Header } from './header.tsx'
import { FIELDS } from './rows.ts'

const Page = v.object({ items: v.array(Asset) })
const HEIGHT = 32

/** Fifty rows over HTTP in a window, and a box that filters them. */
export function List() {
  'use no memo'
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const { data } = useQuery({
    queryKey: ['assets'],
    queryFn: async () => v.parse(Page, await api.get('/api/assets?limit=50').json()),
  })
  const rows = data?.items.filter(({ name }) => name.includes(text)) ?? []
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => HEIGHT,
    overscan: 8,
  })
  return (
    <>
      <Header />
      <main>
        <h1>{t('assets')}</h1>
        <input placeholder={t('search')} value={text} onChange={(event) => setText(event.target.value)} />
        <div ref={frame} className="frame">
          <div role="grid" aria-label={t('assets')} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ key, index, start }) => (
              <div key={key} role="row" style={{ transform: `translateY(${start}px)` }}>
                {FIELDS.map((field) => (
                  <div key={field}>
                    {field === 'name' ? (
                      <Link to="/assets/$id" params={{ id: rows[index]?.id ?? '' }}>
                        {rows[index]?.name}
                      </Link>
                    ) : (
                      rows[index]?.[field]
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      </main>
    </>
  )
}
