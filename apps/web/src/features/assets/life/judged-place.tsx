import type { FitAnswer, FittingPlace } from '@plenum/domain/fit-answer'
import type { PlaceNode } from '@plenum/domain/node'
import type { Lane } from '@plenum/domain/lane'
import type { Spot } from '@plenum/domain/rack-space'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FitFindings } from '#app/fit/fit-findings.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { placeQueries } from '../place-queries.ts'

interface JudgedPlaceProps {
  answer: FitAnswer | undefined
  position: number | null
  lane: Lane | null
  onNearest: (spot: Spot) => void
  onTake: (rack: PlaceNode, place: FittingPlace) => void
}

/** Whether a thing fits where it is to go, with the nearest place that does: one press takes it, wherever in the room it is. */
export function JudgedPlace({ answer, position, lane, onNearest, onTake }: JudgedPlaceProps) {
  const { t } = useTranslation('fit')
  const queryClient = useQueryClient()
  const [isGone, setIsGone] = useState(false)
  const take = async (place: FittingPlace) => {
    const read = queryClient.fetchQuery(placeQueries.detail(place.rack.id))
    setIsGone((await refusalOf(read.then((node) => onTake(node, place)))) !== null)
  }
  return (
    <>
      <FitFindings
        answer={answer}
        position={position}
        lane={lane}
        onNearest={onNearest}
        onPlace={(place) => void take(place)}
      />
      {isGone && (
        <Alert tone="error" live>
          {t(($) => $.elsewhere_failed)}
        </Alert>
      )}
    </>
  )
}
