import { REPORT_FORMATS, type ReportFormat, type ReportName, type ReportQuery } from '@plenum/domain/report'
import { formatBytes } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { button, link } from '@plenum/ui/recipes'
import { Progress } from '@plenum/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Download, SearchX } from 'lucide-react'
import { useTakenFile, type TakenState } from '#app/files/use-taken-file.ts'
import { NotFound } from '#app/notices/not-found.tsx'
import { notify } from '#app/notices/notify.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { listOf } from './list-of.ts'
import { api, reportQueries } from './queries.ts'
import { areaOf, REPORT_AREAS, type ReportArea } from './report-areas.ts'
import { ReportParameters } from './report-parameters.tsx'
import { isReport, queryOf, type ReportSearch } from './report-search.ts'
import { ReportTable } from './report-table.tsx'

/** A report with what narrows it, its first rows, and the ways to take all of it away. */
export function ReportPage() {
  const area = useLocation({ select: ({ pathname }) => areaOf(pathname) })
  const { report } = useParams({ from: REPORT_AREAS[area].one })
  const address: ReportSearch = useSearch({ from: REPORT_AREAS[area].one })
  const navigate = useNavigate()
  if (!isReport(report)) return <NotFound />
  return (
    <Report
      // what was under way belongs to the report it was begun in
      key={report}
      area={area}
      name={report}
      query={queryOf(report, address)}
      onChange={(search) => void navigate({ to: '.', search, replace: true })}
    />
  )
}

interface ReportProps {
  area: ReportArea
  name: ReportName
  query: ReportQuery
  onChange: (query: ReportSearch) => void
}

function Report({ area, name, query, onChange }: ReportProps) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const preview = useQuery(reportQueries.preview(name, query, language))
  const taken = useTakenFile(
    (format: ReportFormat, signal) => api.reports.export(name, { format, query }, signal),
    () => void notify({ type: 'success', title: t(($) => $.saved) }),
  )
  const list = listOf(name, query)
  return (
    <AppPage
      title={t(($) => $.name[name])}
      lead={t(($) => $.about[name])}
      trail={
        <Link to={REPORT_AREAS[area].all} className={link()}>
          {t(($) => $.back)}
        </Link>
      }
      actions={
        <>
          {list && (
            <Link {...list} className={button()}>
              {t(($) => $.as_list)}
            </Link>
          )}
          {REPORT_FORMATS.map((format) => (
            <Button
              key={format}
              aria-label={t(($) => $.take_as, { format: t(($) => $.format[format]) })}
              disabled={taken.state.at === 'coming'}
              onClick={() => taken.start(format)}
            >
              <Download aria-hidden="true" />
              {t(($) => $.format[format])}
            </Button>
          ))}
        </>
      }
      toolbar={<ReportParameters name={name} query={query} onChange={onChange} />}
      body="table"
    >
      <Taking state={taken.state} onCancel={taken.cancel} />
      {preview.isPending && <TableSkeleton label={t(($) => $.waiting)} />}
      {preview.isError && (
        <QueryError
          title={t(($) => $.failed)}
          error={preview.error}
          area="dashboards"
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.isSuccess && preview.data.count === 0 && (
        <EmptyState icon={<SearchX />} title={t(($) => $.empty)} />
      )}
      {preview.isSuccess && preview.data.count > 0 && (
        <ReportTable name={name} preview={preview.data} level={query.level} />
      )}
    </AppPage>
  )
}

/** How far a file is that is being made, or why it did not come. */
export function Taking({ state, onCancel }: { state: TakenState; onCancel: () => void }) {
  const { t } = useTranslation('reports')
  const common = useTranslation('common').t
  const language = useLanguage()
  const errorWords = useErrorWords()
  if (state.at === 'asked') return null
  if (state.at === 'failed')
    return (
      <Alert tone="error" live title={t(($) => $.broken)}>
        {errorWords(state.error)}
      </Alert>
    )
  return (
    <Progress
      label={t(($) => $.coming)}
      detail={formatBytes(language, state.bytes)}
      cancel={
        <Button size="compact" onClick={onCancel}>
          {common(($) => $.actions.cancel)}
        </Button>
      }
    />
  )
}
