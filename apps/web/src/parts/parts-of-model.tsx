import { modelCatalogueApi } from '@plenum/api-client/catalogue'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { http } from '#app/api.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { PartList } from './part-list.tsx'

const models = modelCatalogueApi(http)

const modelOf = (id: string) =>
  queryOptions({
    queryKey: ['library', 'model', id],
    queryFn: ({ signal }) => models.get(id, signal),
  })

/** The ports and the slots that things of a model have; nothing where it says of none. */
export function PartsOfModel({ id }: { id: string }) {
  useWords('library')
  const { t } = useTranslation('catalogue')
  const titleId = useId()
  const { data: model, error, refetch } = useQuery(modelOf(id))
  const kinds = (['ports', 'slots'] as const).filter((kind) => model && model[kind].length > 0)
  if (!model && error)
    return (
      <QueryError
        title={t(($) => $.failed.parts)}
        error={error}
        area="library"
        onRetry={() => void refetch()}
      />
    )
  if (!model || kinds.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={css({ display: 'grid', gap: '3', mt: '6' })}>
      <h3 id={titleId} className={css({ textStyle: 'label' })}>
        {t(($) => $.group.parts)}
      </h3>
      <DefinitionList>
        {kinds.map((kind) => (
          <Definition key={kind} term={t(($) => $.field[kind])}>
            <PartList parts={model[kind]} />
          </Definition>
        ))}
      </DefinitionList>
    </section>
  )
}
