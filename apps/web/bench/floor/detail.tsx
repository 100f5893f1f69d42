import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { api, Asset } from './asset.ts'
import { Header } from './header.tsx'
import { FIELDS } from './rows.ts'

/** One asset on a page of its own, asked for once its script is here. */
export function Detail() {
  const { t } = useTranslation()
  const id = useRouterState({ select: ({ location }) => location.pathname.replace('/assets/', '') })
  const { data } = useQuery({
    queryKey: ['assets', id],
    queryFn: async () => v.parse(Asset, await api.get(`/api/assets/${id}`).json()),
  })
  return (
    <>
      <Header />
      <main>
        {data && (
          <>
            <h1>{data.name}</h1>
            <dl>
              {FIELDS.map((field) => (
                <div key={field}>
                  <dt>{t(field)}</dt>
                  <dd>{data[field]}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </main>
    </>
  )
}
