import { usedUnits } from '@plenum/domain/rack-space'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { formatNumber } from '@plenum/i18n/format'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Place } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { RackDrawing } from './rack-drawing.tsx'
import { looseOf, seenFrom, unitsOf } from './rack-view.ts'
import type { Hand } from './use-held.ts'

interface RackPanelProps {
  rack: NodeContents
  face: Face
  /** Undefined where nothing may be moved. */
  hand: Hand | undefined
  deviceId: (id: string) => string
  describedBy: string
}

/** A rack with its name, how full it is, and what stands in it without a unit. */
export function RackPanel({ rack, face, ...rest }: RackPanelProps) {
  const { t } = useTranslation('racks')
  const language = useLanguage()
  const units = unitsOf(rack.node)
  const loose = looseOf(rack.assets)
  const isBare = seenFrom(face, rack.assets).length === 0
  return (
    <section aria-label={rack.node.name} className={stack({ gap: '3', minWidth: '0' })}>
      <div className={stack({ gap: '0.5', minWidth: '0' })}>
        <h2 className={css({ textStyle: 'heading', truncate: true })}>{rack.node.name}</h2>
        <div className={css({ textStyle: 'caption', color: 'text.muted', minWidth: '0' })}>
          <Place parts={rack.node.trail.slice(0, -1)} />
        </div>
        {units && (
          <p
            className={css({ textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}
          >
            {t(($) => $.used, {
              used: formatNumber(language, usedUnits(rack.assets)),
              units: formatNumber(language, units.units),
            })}
          </p>
        )}
      </div>
      {units === null ? (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.height_unknown)}</p>
      ) : (
        <RackDrawing rack={rack} units={units} face={face} {...rest} />
      )}
      {units && isBare && (
        <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.empty_rack)}</p>
      )}
      {loose.length > 0 && (
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
