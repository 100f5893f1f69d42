import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import type { Board } from './board.ts'
import { RackDrawing } from './rack-drawing.tsx'
import type { ReservedUnits } from './reserved-units.ts'
import { unitsOf } from './rack-view.ts'

interface RackFacesProps {
  rack: NodeContents
  faces: readonly Face[]
  board: Board
  reserved?: readonly ReservedUnits[]
}

/** The sides of a rack beside each other; nothing where nobody knows how high it is. */
export function RackFaces({ rack, faces, board, reserved = [] }: RackFacesProps) {
  const { t } = useTranslation('fields')
  const units = unitsOf(rack.node)
  if (units === null) return null
  return (
    <div className={css({ display: 'flex', gap: '4', minWidth: '0' })}>
      {faces.map((face) => (
        <figure key={face} className={css({ flex: '1', minWidth: '0' })}>
          {faces.length > 1 && (
            <figcaption
              className={css({ textStyle: 'caption', color: 'text.muted', textAlign: 'center', mb: '1' })}
            >
              {t(($) => $.face[face])}
            </figcaption>
          )}
          <RackDrawing
            rack={rack}
            units={units}
            face={face}
            board={board}
            reserved={reserved.filter((each) => each.face === null || each.face === face)}
          />
        </figure>
      ))}
    </div>
  )
}
