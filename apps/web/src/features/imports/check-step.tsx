import type { Import, ImportCounts } from '@plenum/domain/asset-import'
import type { ImportRowsPatch, RowView } from '@plenum/domain/asset-import-edit'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { Spinner } from '@plenum/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { DateOrders } from './date-orders.tsx'
import { LocationChoices, TypeChoices } from './decisions.tsx'
import { ExistingRows } from './existing-rows.tsx'
import type { ImportsSearch } from './imports-search.ts'
import { hasAssetKey } from './map-step.tsx'
import { ManyActions } from './many-actions.tsx'
import { PlanCard } from './plan-card.tsx'
import { api, importQueries } from './queries.ts'
import { RowFilter } from './row-filter.tsx'
import { RowList } from './row-list.tsx'
import { StartBar } from './start-bar.tsx'
import { useMending } from './use-mending.ts'
import type { Work } from './use-work.ts'

interface CheckStepProps {
  record: Import
  address: ImportsSearch
  work: Work
  onAddress: (change: Partial<ImportsSearch>) => void
}

/** What is looked at first: what is wrong, then what would change. */
const firstView = ({ problem, changed }: Pick<ImportCounts, 'problem' | 'changed'>): RowView =>
  problem > 0 ? 'problems' : changed > 0 ? 'changed' : 'all'

/** What the files would do, what is wrong with them, and the way to mend it. */
export function CheckStep({ record, address, work, onAddress }: CheckStepProps) {
  const { t } = useTranslation('imports')
  const errorWords = useErrorWords()
  const { data: plan } = useQuery(importQueries.plan(record.id))
  const { decide, mend, confirmed, onConfirm } = useMending(record)
  const [main] = record.files
  if (plan === undefined || main === undefined) return <Spinner label={t(($) => $.check.running)} />
  const anew = (before: () => Promise<unknown>) => work.check.mutate(before)
  const many = (patch: ImportRowsPatch) => anew(() => api.imports.mendAll(record.id, patch))
  const assets = record.files.find((file) => file.kind === 'devices')
  const kind = address.kind ?? assets?.kind ?? main.kind
  const counts = record.files.find((file) => file.kind === kind)?.counts ?? main.counts
  const view = address.view ?? firstView(counts)
  const { column, code } = address
  const only = column !== undefined && code !== undefined ? { column, code } : null
  const busy = work.check.isPending || decide.isPending
  const ambiguous = plan.problems
    .filter((problem) => problem.code === 'date_ambiguous')
    .map((one) => one.column)
  const failure = [mend, decide, work.check, work.commit].find(({ isError }) => isError)
  return (
    <div className={stack({ gap: '4' })}>
      {failure !== undefined && (
        <Alert tone="error" live title={t(($) => $.rows.failed)}>
          {errorWords(failure.error)}
        </Alert>
      )}
      <DateOrders
        columns={[...new Set(ambiguous)]}
        busy={busy}
        onOrder={(date, order) =>
          anew(() => api.imports.decide(record.id, { date_order: { [date]: order } }))
        }
      />
      <Card className={stack({ gap: '3' })}>
        <RowFilter
          record={record}
          problems={plan.problems}
          kind={kind}
          view={view}
          only={only}
          onChange={onAddress}
        />
        {kind === 'devices' && (
          <ManyActions problems={plan.problems} counts={counts} only={only} busy={busy} onMany={many} />
        )}
        <RowList
          record={record}
          filter={{ kind, view, ...only }}
          problems={plan.problems}
          onMend={(row, patch) => mend.mutate({ row, patch })}
        />
      </Card>
      <Card className={stack({ gap: '6' })}>
        {assets !== undefined && hasAssetKey(assets.mapping) && (
          <ExistingRows
            choice={record}
            hasKey
            disabled={busy}
            onChoice={(change) => anew(() => api.imports.decide(record.id, change))}
          />
        )}
        <PlanCard plan={plan} confirmed={confirmed} onConfirm={onConfirm} />
        {plan.locations.length > 0 && (
          <LocationChoices
            locations={plan.locations}
            disabled={busy}
            onKind={(key, one) => anew(() => api.imports.decide(record.id, { locations: { [key]: one } }))}
          />
        )}
        {plan.types.length > 0 && (
          <TypeChoices
            types={plan.types}
            disabled={busy}
            onType={(word, type) => decide.mutate({ types: { [word]: type } })}
          />
        )}
      </Card>
      <StartBar record={record} plan={plan} work={work} />
    </div>
  )
}
