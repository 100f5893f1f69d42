import { isPlace, type NomenclatureEntity } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { NomenclatureEditor } from './nomenclature-editor.tsx'
import { nomenclatureQueries } from './queries.ts'
import { TemplateList } from './template-list.tsx'
import type { WantedTemplate } from './wanted-template.ts'

const FirstTemplate = part(async () => (await import('./first-template.tsx')).FirstTemplate)

interface NomenclatureOverviewProps {
  wanted: WantedTemplate
  canWrite: boolean
  /** Whether who reads it may be told what has codes of an entity. */
  sees: (entity: NomenclatureEntity) => boolean
  onGone: () => void
}

/** Every template, and one of them to be read or edited beside its preview. */
export function NomenclatureOverview({ wanted, sees, ...rest }: NomenclatureOverviewProps) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const { data: all, error, refetch } = useQuery(nomenclatureQueries.list())
  if (all === undefined) {
    return error === null ? (
      <Card inset="none">
        <TableSkeleton label={common(($) => $.states.loading)} />
      </Card>
    ) : (
      <Card>
        <QueryError title={t(($) => $.failed)} error={error} area="settings" onRetry={() => void refetch()} />
      </Card>
    )
  }
  const shown = all.find(
    ({ entity, asset_type }) => entity === wanted.entity && asset_type === wanted.asset_type,
  )
  const isAlone = all.filter(({ entity }) => entity === 'asset').length === 1
  return (
    <div className={stack({ gap: '4' })}>
      <Card>
        <TemplateList all={all} wanted={wanted} />
      </Card>
      {shown === undefined && isPlace(wanted.entity) && (
        <Suspense fallback={<Card>{null}</Card>}>
          <FirstTemplate entity={wanted.entity} canWrite={rest.canWrite} />
        </Suspense>
      )}
      {shown === undefined && !isPlace(wanted.entity) && (
        <Card>
          <p>{t(($) => $.gone)}</p>
        </Card>
      )}
      {shown !== undefined && (
        <NomenclatureEditor
          key={shown.id}
          made={shown}
          isAlone={isAlone}
          isSeen={sees(wanted.entity)}
          {...rest}
        />
      )}
    </div>
  )
}
