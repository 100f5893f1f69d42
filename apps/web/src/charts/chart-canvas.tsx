import { css } from '@plenum/ui/css'
import { useLayoutEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useShownTheme } from '#app/page/theme.ts'
import { axisEnd, stacked, type ChartData, type ChartTone } from './chart-data.ts'

interface ChartCanvasProps {
  data: ChartData
  /** A value of the axis in words. */
  words: (value: number) => string
}

const HEIGHT = 220
/** Pixels that a label of the axis below takes at least. */
const LABEL = 64
const AXIS = 56
const LETTER = 6.5
/** Between an axis and its labels that stand aslant. */
const BETWEEN = 12
/** Steps of an axis of what is counted. */
const WHOLE = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power])
/** Degrees by which labels rise to where they end, below their bar, and the part of their length that they take down. */
const ASLANT = 40
const DOWN = 0.64

/** A colour of the theme that is on the screen. */
const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`).trim()

const LINES: Record<ChartTone, string> = {
  used: 'accent-graphic',
  reserved: 'plan-graphic',
  late: 'warning-graphic',
  limit: 'danger-graphic',
}
const FILLS: Record<ChartTone, string | undefined> = {
  used: 'fill-accent',
  reserved: 'fill-plan',
  late: 'fill-warning',
  limit: undefined,
}

function seriesOf({ kind, series }: ChartData): UPlot.Series[] {
  return stacked(series).map(({ tone }) => {
    const fill = FILLS[tone]
    return {
      stroke: colour(LINES[tone]),
      width: tone === 'limit' ? 1.5 : 2,
      points: { show: false },
      ...(tone === 'limit' && { dash: [6, 4] }),
      ...(fill !== undefined && { fill: colour(fill) }),
      ...(kind === 'bars' &&
        tone !== 'limit' &&
        UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [0.6, 40] }) }),
    }
  })
}

function optionsOf(data: ChartData, width: number, words: (value: number) => string): UPlot.Options {
  const { kind, labels, series, isEachNamed = false } = data
  const last = labels.length - 1
  const muted = colour('text-muted')
  const font = `12px ${getComputedStyle(document.body).fontFamily}`
  const longest = isEachNamed ? Math.max(0, ...labels.map(({ length }) => length)) * LETTER : 0
  const fitting = Math.max(1, Math.floor((width - AXIS) / Math.max(LABEL, longest)))
  const isCounted = series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
  const isAslant = isEachNamed && labels.length > fitting
  const every = isEachNamed ? 1 : Math.max(1, Math.ceil(labels.length / fitting))
  const side = kind === 'bars' ? 0.5 : 0
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    padding: [8, LABEL / 2, 0, 0],
    scales: {
      x: { time: false, range: [-side, Math.max(1 - 2 * side, last) + side] },
      y: { range: [0, axisEnd(stacked(series))] },
    },
    axes: [
      {
        stroke: muted,
        font,
        size: 28,
        ...(isAslant && { rotate: ASLANT, size: BETWEEN + longest * DOWN }),
        grid: { show: false },
        ticks: { show: false },
        splits: labels.map((_, at) => at).filter((at) => at % every === 0),
        values: (_, splits) => splits.map((at) => labels[at] ?? ''),
      },
      {
        stroke: muted,
        font,
        size: AXIS,
        ...(isCounted && { incrs: WHOLE }),
        ticks: { show: false },
        grid: { stroke: colour('border'), width: 1 },
        values: (_, splits) => splits.map(words),
      },
    ],
    series: [{}, ...seriesOf(data)],
  }
}

/** A chart as it is drawn; what it says stands in the table behind it. */
export function ChartCanvas(props: ChartCanvasProps) {
  // the theme's colours are read as it is drawn
  return <Drawing key={useShownTheme()} {...props} />
}

function Drawing({ data, words }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  // in the frame that shows its numbers
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const drawn: UPlot.AlignedData = [
      data.labels.map((_, at) => at),
      ...stacked(data.series).map(({ values }) => [...values]),
    ]
    const plot = new UPlot(optionsOf(data, element.clientWidth, words), drawn, element)
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== plot.width) plot.setSize({ width: element.clientWidth, height: HEIGHT })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [data, words])
  return (
    <div
      ref={box}
      aria-hidden="true"
      className={css({ minHeight: '[220px]', minWidth: '0', overflow: 'hidden' })}
    />
  )
}
