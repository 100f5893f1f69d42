import type { NodeContents } from '@plenum/domain/node-contents'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { IconButton } from '@plenum/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Download, Lock, Printer } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { composeDrawing, drawingFile } from '#app/elevation/drawing-file.ts'
import { rackQueries } from '#app/elevation/queries.ts'
import { RackPaper } from '#app/elevation/rack-paper.tsx'
import type { ReservedUnits } from '#app/elevation/reserved-units.ts'
import { usePaper } from '#app/elevation/use-paper.ts'
import { usePaperWords } from '#app/elevation/use-paper-words.ts'
import { saveFile } from '#app/page/save-file.ts'
import { RackChoice } from './rack-choice.tsx'

interface RackActionsProps {
  /** The rack of the page first. */
  racks: readonly [NodeContents, ...NodeContents[]]
  images: ReadonlyMap<string, string>
  /** What is kept in them. */
  reserved: readonly ReservedUnits[]
  /** The day that is shown; undefined for now. */
  day: string | undefined
  onBeside: (id: string | undefined) => void
  /** Undefined where nothing may be reserved. */
  onReserve?: () => void
}

/** The way to the racks at both sides, and the rack on paper and as a file. */
export function RackActions({ racks, images, reserved, day, onBeside, onReserve }: RackActionsProps) {
  const { t } = useTranslation('racks')
  const reservations = useTranslation('reservations').t
  const words = usePaperWords(day)
  const navigate = useNavigate()
  const paper = useRef<HTMLDivElement>(null)
  const { isDrawn, draw } = usePaper(paper)
  const [rack, beside] = racks
  const { node } = rack
  const row = useQuery(rackQueries.row(node.parent_id)).data?.results ?? []
  const at = row.findIndex(({ id }) => id === node.id)
  const goTo = (by: -1 | 1, label: string, icon: ReactNode) => {
    const other = at < 0 ? undefined : row[at + by]
    return (
      <IconButton
        label={other === undefined ? label : `${label}: ${other.name}`}
        // stays reachable at the end of the row, so that the focus does not fall off
        aria-disabled={other === undefined}
        onClick={() =>
          other !== undefined &&
          void navigate({
            to: '/app/settings/hierarchy/rack/$rackId',
            params: { rackId: other.id },
            search: day === undefined ? {} : { at: day },
          })
        }
      >
        {icon}
      </IconButton>
    )
  }
  const save = () =>
    draw((sheet) => {
      const drawings = [...sheet.querySelectorAll<SVGSVGElement>('svg[data-elevation]')].slice(0, 2)
      const about = { title: node.name, lines: words.lines(rack), sides: words.sides() }
      const drawn = composeDrawing(drawings, about)
      void drawingFile(drawn).then((file) =>
        saveFile(`${t(($) => $.drawing_name, { name: node.name })}.svg`, file),
      )
    })
  return (
    <>
      <RackChoice
        label={t(($) => $.beside)}
        chosen={beside ? { id: beside.node.id, name: beside.node.name } : null}
        onChange={onBeside}
      />
      {goTo(
        -1,
        t(($) => $.before),
        <ChevronLeft />,
      )}
      {goTo(
        1,
        t(($) => $.after),
        <ChevronRight />,
      )}
      {onReserve && (
        <Button onClick={onReserve}>
          <Lock aria-hidden="true" />
          {reservations(($) => $.reserve)}
        </Button>
      )}
      <Button onClick={save}>
        <Download aria-hidden="true" />
        {t(($) => $.save_drawing)}
      </Button>
      <Button onClick={() => print()}>
        <Printer aria-hidden="true" />
        {t(($) => $.print)}
      </Button>
      {isDrawn && <RackPaper racks={racks} images={images} reserved={reserved} day={day} paper={paper} />}
    </>
  )
}
