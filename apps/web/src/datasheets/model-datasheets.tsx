import { may } from '@plenum/domain/permission'
import type { Ref } from '@plenum/domain/ref'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#app/session.ts'
import { DatasheetList } from './datasheet-list.tsx'
import { datasheetQuery } from './queries.ts'

/** What is written about the model of an asset, for those who see the catalogue; nothing where it has nothing. */
export function ModelDatasheets({ model }: { model: Ref }) {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)
  if (!user || !may(user.permissions, 'library', 'onlyRead')) return null
  return <Datasheets model={model} />
}

function Datasheets({ model }: { model: Ref }) {
  const { t } = useTranslation('files')
  const { data, isError } = useInfiniteQuery(datasheetQuery(model.id))
  const isEmpty = data?.pages[0]?.results.length === 0
  if (isEmpty || (!data && !isError)) return null
  const title = t(($) => $.datasheets.of, { model: model.name })
  return (
    <section className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'strong' })}>{title}</h3>
      <DatasheetList model={model.id} label={title} />
    </section>
  )
}
