import { csvText } from '@plenum/domain/csv'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Download } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { saveFile } from '#app/page/save-file.ts'
import { tableRows, type ChartData } from './chart-data.ts'
import { DataTable } from './data-table.tsx'

// a library that no page needs before its numbers
const ChartCanvas = preparedPart(
  () => import('./chart-canvas.tsx'),
  (module) => module.ChartCanvas,
)

/** Fetches what draws charts: they are drawn with their numbers where it is called while those are asked for. */
export const prepareCharts = ChartCanvas.prepare

interface ChartProps {
  /** What it shows: 'Space by month, in U'. */
  label: string
  /** What the labels are: 'Month'. */
  labelled: string
  data: ChartData
  /** A value in words, as the axis and the table have it. */
  words: (value: number) => string
  /** The name of the file that its numbers are taken away in. */
  file: string
  /** A value of the table, in words, as what leads to its list: of which label, and of which series. */
  linked?: (words: string, label: number, series: number) => ReactNode
  /** What says its numbers in place of the table. */
  children?: ReactNode
}

/** A chart with its legend, and a table of the same numbers behind it. */
export function Chart({ label, labelled, data, words, file, linked, children }: ChartProps) {
  const { t } = useTranslation('dashboards')
  const [isOpen, setOpen] = useState(false)
  const head = [labelled, ...data.series.map(({ name }) => name)]
  const rows = tableRows(data, (value) => (value === null ? '' : words(value)))
  const linkedRows = rows.map(
    ([name, ...cells], at) =>
      [name, ...cells.map((cell, series) => cell && linked?.(cell, at, series))] as const,
  )
  return (
    <figure aria-label={label} className={stack({ gap: '2', minWidth: '0' })}>
      <Suspense fallback={<div className={css({ minHeight: '[220px]' })} />}>
        <ChartCanvas data={data} words={words} />
      </Suspense>
      <figcaption
        className={hstack({ gap: '3', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: '1' })}
      >
        <ul className={hstack({ gap: '3', flexWrap: 'wrap', textStyle: 'caption', color: 'text.muted' })}>
          {data.series.map(({ name, tone }) => (
            <li key={name} className={hstack({ gap: '1.5' })}>
              <span aria-hidden="true" data-tone={tone} className={mark} />
              {name}
            </li>
          ))}
        </ul>
        <span className={hstack({ gap: '1' })}>
          {children === undefined && (
            <Button size="compact" tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(($) => $.chart.table)}
            </Button>
          )}
          <Button
            size="compact"
            tone="quiet"
            onClick={() =>
              saveFile(
                file,
                csvText([head, ...tableRows(data, (value) => (value === null ? '' : String(value)))]),
              )
            }
          >
            <Download aria-hidden="true" />
            {t(($) => $.chart.csv)}
          </Button>
        </span>
      </figcaption>
      {children ?? (
        <DataTable label={label} head={head} rows={isOpen && linked ? linkedRows : rows} isUnseen={!isOpen} />
      )}
    </figure>
  )
}

const mark = css({
  width: '3',
  height: '2',
  borderRadius: 'chip',
  '&[data-tone=used]': { bg: 'accent.graphic' },
  '&[data-tone=reserved]': { bg: 'plan.graphic' },
  '&[data-tone=late]': { bg: 'warning.graphic' },
  '&[data-tone=limit]': { bg: 'danger.graphic', height: '1' },
})
