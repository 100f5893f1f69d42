import type { Import } from '@plenum/domain/asset-import'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { ErrorState } from '@plenum/ui/error-state'
import { Spinner } from '@plenum/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { CheckStep } from './check-step.tsx'
import { ImportStep } from './import-step.tsx'
import type { ImportsSearch } from './imports-search.ts'
import { MapStep } from './map-step.tsx'
import { api, importQueries } from './queries.ts'
import { ResultStep } from './result-step.tsx'
import { RunCard } from './run-card.tsx'
import { useWork, type Work } from './use-work.ts'

interface ImportBodyProps {
  id: string
  address: ImportsSearch
  onAddress: (change: Partial<ImportsSearch>) => void
  onAnother: () => void
}

/** The step an import is at. */
export function ImportBody({ id, address, onAddress, onAnother }: ImportBodyProps) {
  const { t } = useTranslation('imports')
  const { t: common } = useTranslation('common')
  const errorWords = useErrorWords()
  const work = useWork(id)
  const { data: record, error, refetch } = useQuery(importQueries.one(id))
  const another = <Button onClick={onAnother}>{t(($) => $.result.another)}</Button>
  if (record === undefined && error !== null)
    return (
      <ErrorState
        title={t(($) => $.check.failed)}
        actions={
          <>
            <Button tone="primary" onClick={() => void refetch()}>
              {common(($) => $.actions.retry)}
            </Button>
            {another}
          </>
        }
      >
        {errorWords(error)}
      </ErrorState>
    )
  if (record === undefined) return <Spinner label={common(($) => $.states.loading)} />
  const { check, commit, cancel, progress } = work
  if (commit.isPending || cancel.isPending || record.state === 'importing' || record.state === 'cancelling')
    return <ImportStep record={record} work={work} />
  // what was decided is on its way to the server before anything runs: until then it stays under the person's hands
  if (check.isPending && progress !== null)
    return (
      <Card>
        <RunCard label={t(($) => $.check.running)} progress={progress} />
      </Card>
    )
  return <Open record={record} work={work} address={address} onAddress={onAddress} onAnother={onAnother} />
}

interface OpenProps extends Omit<ImportBodyProps, 'id'> {
  record: Import
  work: Work
}

function Open({ record, work, address, onAddress, onAnother }: OpenProps) {
  const { t } = useTranslation('imports')
  const another = <Button onClick={onAnother}>{t(($) => $.result.another)}</Button>
  if (record.state === 'imported') return <ResultStep record={record} onAnother={onAnother} />
  if (record.state === 'cancelled')
    return (
      <Alert tone="info" title={t(($) => $.result.cancelled)} actions={another}>
        {t(($) => $.result.cancelled_text)}
      </Alert>
    )
  if (record.state === 'receiving')
    return (
      <Alert
        tone="warning"
        title={t(($) => $.choose.interrupted)}
        actions={<Button onClick={onAnother}>{t(($) => $.choose.start_over)}</Button>}
      >
        {t(($) => $.choose.interrupted_text)}
      </Alert>
    )
  const mended = record.files.some(({ counts }) => counts.good + counts.problem > 0)
  if (record.state === 'checked' || mended)
    return <CheckStep record={record} address={address} work={work} onAddress={onAddress} />
  return (
    <Card>
      <MapStep
        record={record}
        busy={work.check.isPending}
        error={work.check.error}
        onCheck={(decided) =>
          work.check.mutate(
            Object.keys(decided).length === 0 ? undefined : () => api.imports.decide(record.id, decided),
          )
        }
      />
    </Card>
  )
}
