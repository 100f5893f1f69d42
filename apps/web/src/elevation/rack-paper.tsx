import type { NodeContents } from '@plenum/domain/node-contents'
import { FACES } from '@plenum/domain/placement'
import { Page, Root } from '@plenum/ui/print-sheet'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { STILL } from './board.ts'
import { RackFaces } from './rack-faces.tsx'
import type { ReservedUnits } from './reserved-units.ts'
import { usePaperWords } from './use-paper-words.ts'

interface RackPaperProps {
  racks: readonly NodeContents[]
  images: ReadonlyMap<string, string>
  reserved: readonly ReservedUnits[]
  /** Undefined for today. */
  day: string | undefined
  paper: RefObject<HTMLDivElement | null>
}

/** Racks on paper: each on a page of its own, from both sides. */
export function RackPaper({ racks, images, reserved, day, paper }: RackPaperProps) {
  const words = usePaperWords(day)
  const board = { ...STILL, images }
  return createPortal(
    <Root ref={paper}>
      {racks.map((rack) => (
        <Page key={rack.node.id} title={rack.node.name} lines={words.lines(rack)}>
          <RackFaces
            rack={rack}
            faces={FACES}
            board={board}
            reserved={reserved.filter(({ node_id }) => node_id === rack.node.id)}
          />
        </Page>
      ))}
    </Root>,
    document.body,
  )
}
