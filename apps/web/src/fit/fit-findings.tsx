import type { FitAnswer, FittingPlace } from '@plenum/domain/fit-answer'
import type { Lane } from '@plenum/domain/lane'
import type { Spot } from '@plenum/domain/rack-space'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useFittingPlaceWords } from './use-fitting-place-words.ts'
import { isElsewhere, useSpotWords } from './use-spot-words.ts'
import { useFindingWords } from './use-finding-words.ts'

interface FitFindingsProps {
  /** Undefined while it is asked for: its place is kept, as nothing may move under a hand. */
  answer: FitAnswer | undefined
  /** The position and lane that were asked about. */
  position: number | null
  lane?: Lane | null
  /** Takes the nearest position that fits. */
  onNearest?: (spot: Spot) => void
  /** Takes the nearest place that fits where this side of the rack has none. */
  onPlace?: (place: FittingPlace) => void
}

/** Whether a thing fits: what speaks against it first, with the way out, then what is worth knowing. */
export function FitFindings({ answer, position, lane = null, onNearest, onPlace }: FitFindingsProps) {
  const { t } = useTranslation('fit')
  const placeWords = useFittingPlaceWords()
  const spotWords = useSpotWords()
  const { findings = [], nearest = null, nearest_lane = null, place = null } = answer ?? {}
  const blocks = findings.filter(({ level }) => level === 'block')
  const warnings = findings.filter(({ level }) => level === 'warn')
  const spot = nearest === null ? null : { position: nearest, lane: nearest_lane }
  const way = blocks.length > 0 && spot && isElsewhere(spot, { position, lane }) ? spot : null
  // a unit of this side is told by its number alone
  const away = nearest === null ? place : null
  return (
    // one region for all that is said of a place, so that a change of it is heard
    <div role="status" className={stack({ gap: '2' })}>
      {blocks.length > 0 ? (
        <Alert
          tone="error"
          title={t(($) => $.blocked)}
          {...(way &&
            onNearest && {
              actions: (
                <Button size="compact" onClick={() => onNearest(way)}>
                  {t(($) => $.nearest, { unit: spotWords(way) })}
                </Button>
              ),
            })}
          {...(away !== null &&
            onPlace && {
              actions: (
                <Button size="compact" className={wrapping} onClick={() => onPlace(away)}>
                  {t(($) => $.elsewhere, { place: placeWords(away) })}
                </Button>
              ),
            })}
        >
          <Lines findings={blocks} />
        </Alert>
      ) : (
        <p className={css({ textStyle: 'table', color: 'text.muted' })}>
          {t(($) => (answer ? $.fits : $.asking))}
        </p>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title={t(($) => $.heed)}>
          <Lines findings={warnings} />
        </Alert>
      )}
    </div>
  )
}

// a rack can have a long name
const wrapping = css({ whiteSpace: 'normal', height: 'auto', py: '1', textAlign: 'start' })

function Lines({ findings }: Pick<FitAnswer, 'findings'>) {
  const { t } = useTranslation('fit')
  const words = useFindingWords()
  return (
    <ul className={stack({ gap: '1' })}>
      {findings.map((finding) => {
        const said = words(finding)
        return (
          <li key={`${finding.code}${finding.path ?? ''}`} className={css({ overflowWrap: 'anywhere' })}>
            {finding.rivals.length === 0 ? said : t(($) => $.by, { finding: said })}
            {finding.rivals.map((rival) => (
              <Rival key={rival.id} {...rival} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function Rival({ asset_id, name, code }: FitAnswer['findings'][number]['rivals'][number]) {
  const called = code === null ? name : `${name} · ${code}`
  return (
    <>
      {' '}
      {asset_id === null ? (
        called
      ) : (
        <Link
          to="/app/settings/assets-inventory"
          search={{ asset: asset_id }}
          target="_blank"
          className={link()}
        >
          {called}
        </Link>
      )}
    </>
  )
}
