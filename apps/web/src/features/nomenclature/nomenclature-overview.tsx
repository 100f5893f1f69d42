import type { Nomenclature } from '@plenum/domain/nomenclature'
import { Card } from '@plenum/ui/card'
import { css, cx } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { NomenclatureEditor } from './nomenclature-editor.tsx'
import { nomenclatureQueries } from './queries.ts'
import { useTypes } from './type-name.ts'

interface NomenclatureOverviewProps {
  /** The type whose template is shown; null for that of every other one. */
  wanted: string | null
  canWrite: boolean
  seesAssets: boolean
  onGone: () => void
}

/** Every template, and one of them to be read or edited beside its preview. */
export function NomenclatureOverview({ wanted, ...rest }: NomenclatureOverviewProps) {
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
  const shown = all.find(({ asset_type }) => asset_type === wanted)
  return (
    <div className={stack({ gap: '4' })}>
      {(all.length > 1 || shown === undefined) && (
        <Card>
          <TemplateList all={all} shown={shown} />
        </Card>
      )}
      {shown === undefined ? (
        <Card>
          <p>{t(($) => $.gone)}</p>
        </Card>
      ) : (
        <NomenclatureEditor key={shown.id} made={shown} isAlone={all.length === 1} {...rest} />
      )}
    </div>
  )
}

interface TemplateListProps {
  all: readonly Nomenclature[]
  shown: Nomenclature | undefined
}

const entry = css({ justifyContent: 'flex-start', minWidth: '0' })

function TemplateList({ all, shown }: TemplateListProps) {
  const { t } = useTranslation('nomenclature')
  const { nameOf } = useTypes()
  return (
    <nav aria-label={t(($) => $.list)}>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {all.map(({ id, asset_type }) => (
          <li key={id}>
            <Link
              to="/app/settings/nomenclature"
              search={{ type: asset_type ?? undefined }}
              aria-current={id === shown?.id ? 'page' : undefined}
              className={cx(button({ tone: id === shown?.id ? 'neutral' : 'quiet' }), entry)}
            >
              {asset_type === null ? t(($) => $.others) : nameOf(asset_type)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
