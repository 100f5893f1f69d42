import { labelPlace, labelsPerPage } from '@plenum/domain/label-sheet'
import { css } from '@plenum/ui/css'
import { labelMarks, type LabelContent, type LabelMarks } from './label-marks.ts'
import type { LabelPrint } from './labels-pdf.ts'
import { pdfNumber } from '@plenum/domain/pdf-file'
import type { Point } from './symbol.ts'

interface LabelPreviewProps {
  /** What it shows, for who listens. */
  label: string
  contents: readonly LabelContent[]
  print: LabelPrint
}

const pathOf = (outlines: readonly (readonly Point[])[]) =>
  outlines
    .map((points) => `M${points.map(([x, y]) => `${pdfNumber(x)} ${pdfNumber(y)}`).join('L')}Z`)
    .join('')

/** Paper is white and ink is black, whatever the theme. */
const paper = css({
  display: 'block',
  maxWidth: 'full',
  maxHeight: '[24rem]',
  mx: 'auto',
  bg: 'white',
  border: 'hairline',
  borderRadius: 'card',
})

/** The first sheet as it will be printed. */
export function LabelPreview({ label, contents, print }: LabelPreviewProps) {
  const { sheet, symbology, used } = print
  const { width, height } = sheet.page
  const first = contents.slice(0, Math.max(0, labelsPerPage(sheet) - used))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={paper}>
      {Array.from({ length: labelsPerPage(sheet) }, (_, place) => {
        const { x, y } = labelPlace(sheet, place)
        const content = first[place - used]
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <rect
              width={sheet.label.width}
              height={sheet.label.height}
              rx={1}
              fill="none"
              stroke="#b6bec8"
              strokeWidth={width / 700}
            />
            {content && <Marks marks={labelMarks(content, symbology, sheet.label)} />}
          </g>
        )
      })}
    </svg>
  )
}

function Marks({ marks: { outlines, texts } }: { marks: LabelMarks }) {
  return (
    <>
      <path d={pathOf(outlines)} shapeRendering="crispEdges" fill="#000" />
      {texts.map(({ font, size, text, x, y }) => (
        <text
          key={y}
          x={x}
          y={y}
          fontSize={size}
          fontFamily={font === 'code' ? 'Courier, monospace' : 'Helvetica, Arial, sans-serif'}
          fontWeight={font === 'code' ? 700 : 400}
          fill="#000"
        >
          {text}
        </text>
      ))}
    </>
  )
}
