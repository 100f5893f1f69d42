import {
  isImportColumn,
  IMPORT_KINDS,
  type ImportColumn,
  type ImportKind,
} from '@plenum/domain/asset-import-columns'
import type { Import, ImportPlan } from '@plenum/domain/asset-import'
import { ROW_VIEWS, type RowView } from '@plenum/domain/asset-import-edit'
import { isRowIssue } from '@plenum/domain/asset-import-issue'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { css } from '@plenum/ui/css'
import { useColumnWords } from './column-words.ts'
import { useProblemWords } from './problem-words.ts'
import { rowsOf } from './row-counts.ts'
import type { ImportsSearch } from './imports-search.ts'

interface RowFilterProps {
  record: Pick<Import, 'files' | 'existing'>
  problems: ImportPlan['problems']
  kind: ImportKind
  view: RowView
  only: { column: ImportColumn; code: string } | null
  onChange: (change: Partial<ImportsSearch>) => void
}

const UPDATE_VIEWS = ['created', 'changed', 'unchanged'] as const satisfies readonly RowView[]

/** Chooses which rows the grid shows. */
export function RowFilter({
  record: { files, existing },
  problems,
  kind,
  view,
  only,
  onChange,
}: RowFilterProps) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const words = useColumnWords()
  const describe = useProblemWords()
  const counts = files.find((file) => file.kind === kind)?.counts
  const severity = view === 'warnings' ? 'warning' : 'error'
  const listed = problems.filter((problem) => problem.kind === kind && problem.severity === severity)
  const number = (value: number) => formatNumber(language, value)
  const of = (one: RowView) => {
    if (one === 'problems') return `${t(($) => $.check.problem)} (${number(counts?.problem ?? 0)})`
    if (one === 'skipped') return `${t(($) => $.check.skipped)} (${number(counts?.skipped ?? 0)})`
    if (one === 'good') return `${t(($) => $.check.good)} (${number(counts?.good ?? 0)})`
    if (one === 'created' || one === 'changed' || one === 'unchanged')
      return `${t(($) => $.updates[one])} (${number(rowsOf(counts)[one])})`
    return one === 'all'
      ? `${t(($) => $.check.all)} (${number(counts?.total ?? 0)})`
      : t(($) => $.check.warnings)
  }
  const views = ROW_VIEWS.filter((one) => existing === 'update' || !UPDATE_VIEWS.some((own) => own === one))
  const width = css({ flex: '[0 1 18rem]' })
  return (
    <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
      {files.length > 1 && (
        <Select
          aria-label={t(($) => $.check.rows_of)}
          className={width}
          value={kind}
          onChange={({ target }) =>
            onChange({
              kind: IMPORT_KINDS.find((one) => one === target.value),
              column: undefined,
              code: undefined,
            })
          }
        >
          {files.map((file) => (
            <option key={file.kind} value={file.kind}>
              {t(($) => $.kind[file.kind])}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={t(($) => $.check.views)}
        className={width}
        value={view}
        onChange={({ target }) =>
          onChange({
            view: ROW_VIEWS.find((one) => one === target.value),
            column: undefined,
            code: undefined,
          })
        }
      >
        {views.map((one) => (
          <option key={one} value={one}>
            {of(one)}
          </option>
        ))}
      </Select>
      {listed.length > 0 && (
        <Select
          aria-label={t(($) => $.check.filter)}
          className={width}
          value={only === null ? '' : `${only.column} ${only.code}`}
          onChange={({ target }) => {
            const [column = '', code = ''] = target.value.split(' ')
            onChange({
              column: isImportColumn(column) ? column : undefined,
              code: isRowIssue(code) ? code : undefined,
            })
          }}
        >
          <option value="">{t(($) => $.check.every_problem)}</option>
          {listed.map(({ column, code, count }) => (
            <option key={`${column} ${code}`} value={`${column} ${code}`}>
              {t(($) => $.check.only, {
                column: words(column),
                problem: describe({ code, limit: null, rival: null }),
                count,
              })}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
