import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Place } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { Board } from './board.ts'
import { RackFaces } from './rack-faces.tsx'
import type { ReservedUnits } from './reserved-units.ts'
import { sumsOf } from './rack-sums.ts'
import { looseOf, seenFrom } from './rack-view.ts'

interface RackPanelProps {
  rack: NodeContents
  faces: readonly Face[]
  board: Board
  /** Whether it says its name: on the page of one rack the title has said it. */
  named: boolean
  reserved: readonly ReservedUnits[]
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })

/** A rack with its name, how full it is, and what stands in it without a unit. */
export function RackPanel({ rack, faces, board, named, reserved }: RackPanelProps) {
  const { t } = useTranslation('racks')
  const language = useLanguage()
  const { units } = sumsOf(rack)
  const loose = looseOf(rack.assets)
  const isBare = faces.every((face) => seenFrom(face, rack.assets).own.length === 0)
  return (
    <section
      aria-label={rack.node.name}
      className={stack({ gap: '3', minWidth: '0', flex: { base: '1', md: 'none' } })}
    >
      {named && (
        <div className={stack({ gap: '0.5', minWidth: '0' })}>
          <h2 className={css({ textStyle: 'heading', truncate: true })}>{rack.node.name}</h2>
          <div className={css({ textStyle: 'caption', color: 'text.muted', minWidth: '0' })}>
            <Place parts={rack.node.trail.slice(0, -1)} />
          </div>
          {units && (
            <p
              className={css({
                textStyle: 'caption',
                color: 'text.muted',
                fontVariantNumeric: 'tabular-nums',
              })}
            >
              {t(($) => $.used, {
                used: formatNumber(language, units.used),
                units: formatNumber(language, units.total),
              })}
            </p>
          )}
        </div>
      )}
      {units === null ? (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.height_unknown)}</p>
      ) : (
        <RackFaces
          rack={rack}
          faces={faces}
          board={board}
          reserved={reserved.filter(({ node_id }) => node_id === rack.node.id)}
        />
      )}
      {units && isBare && <p className={quiet}>{t(($) => $.empty_rack)}</p>}
      {loose.length > 0 && board.hand === undefined && (
        <Link
          to="/app/settings/assets-inventory"
          search={{ location_id: rack.node.id }}
          className={link({ tone: 'accent' })}
        >
          {t(($) => $.loose, { count: loose.length })}
        </Link>
      )}
    </section>
  )
}
