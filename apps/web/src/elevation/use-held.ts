import type { RackClaims } from '@plenum/domain/fit-answer'
import { isBlock } from '@plenum/domain/fit'
import type { FitFinding } from '@plenum/domain/fit-limits'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { AssetMove, Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { useState, type KeyboardEvent } from 'react'
import { useFindingWords } from '#app/fit/use-finding-words.ts'
import { aimAtFirst, fitOf, type HeldFit } from './fit-held.ts'
import {
  aimAt,
  isAtHome,
  isMoveKey,
  pickUp,
  sideOf,
  stepAim,
  type Aim,
  type Held,
  type HeldAsset,
} from './held.ts'
import { typedUnit } from './keys.ts'
import { useWhereWords } from './use-where-words.ts'
import { withMoves, type MoveUnderWay } from './rack-view.ts'

interface Board {
  racks: readonly NodeContents[]
  claims: readonly RackClaims[]
  /** The sides that are shown, as they stand beside each other. */
  faces: readonly Face[]
  /** Sends the move; resolves when it has arrived or was refused. */
  onMove: (asset: HeldAsset, to: AssetMove) => Promise<void>
  /** Whether places are looked for beyond the racks: a way out may still be found. */
  isLooking: boolean
  /** The device that the keys were on has been drawn anew. */
  onRedrawn: (id: string) => void
}

/** What is in the hand and on its way, and what to say about it. */
export function useHeld({ racks: asTheyAre, claims, faces, isLooking, onMove, onRedrawn }: Board) {
  const { t } = useTranslation('racks')
  const words = useFindingWords()
  const fields = useTranslation('fields').t
  const [held, setHeld] = useState<Held | null>(null)
  const [moves, setMoves] = useState<readonly MoveUnderWay[]>([])
  const [said, setSaid] = useState('')
  const [typed, setTyped] = useState('')
  const racks = withMoves(asTheyAre, moves)
  const where = useWhereWords(racks)
  const aimWords = (now: Held): string => {
    const { name } = now.asset
    if (now.aim === null) return t(($) => $.aim_nowhere, { name })
    // one of two sides is said; where one is shown nobody asks
    const aimed = { name, where: faces.length > 1 ? where.ofSide(now.aim) : where.of(now.aim) }
    if (isAtHome(now)) return t(($) => $.picked, aimed)
    const fit = fitOf(now, racks, claims)
    const reason = reasonOf(now, fit) ?? noteOf(now, fit)
    return reason === null ? t(($) => $.aim, aimed) : t(($) => $.aim_refused, { ...aimed, reason })
  }
  const findingWords = (now: Held, finding: FitFinding, { claims: others }: HeldFit): string => {
    const reason = words(finding)
    const rivals = others
      .filter(({ id }) => finding.rivals?.includes(id))
      // what is in the way from behind is not seen from here
      .map(({ name, face: side }) =>
        side === null || side === now.aim?.face ? name : `${name} (${fields(($) => $.face[side])})`,
      )
    return rivals.length === 0 ? reason : t(($) => $.taken_by, { reason, rival: rivals.join(', ') })
  }
  const told = (now: Held, fit: HeldFit, findings: readonly FitFinding[]) =>
    findings.length === 0 ? null : findings.map((finding) => findingWords(now, finding, fit)).join('; ')
  /** Why it cannot be put down where it is aimed at. */
  const reasonOf = (now: Held, fit: HeldFit | null): string | null =>
    fit && told(now, fit, fit.findings.filter(isBlock))
  /** What is worth knowing of where it is aimed at; what nobody knows would be said at every step. */
  const noteOf = (now: Held, fit: HeldFit | null): string | null =>
    fit &&
    told(
      now,
      fit,
      fit.findings.filter(({ code }) => !code.endsWith('_unknown')),
    )
  const aim = (now: Held) => {
    setHeld(now)
    setSaid(aimWords(now))
  }
  const putBack = (now: Held, why?: string) => {
    setHeld(null)
    setSaid(why ?? t(($) => $.put_back, { name: now.asset.name }))
  }
  const send = async (now: Held, to: AssetMove) => {
    const { asset } = now
    setHeld(null)
    setMoves((others) => [...others, { asset, to }])
    setSaid(t(($) => $.moving, { name: asset.name, where: where.of(to) }))
    onRedrawn(asset.id)
    await onMove(asset, to)
    setMoves((all) => all.filter((move) => move.asset !== asset))
    onRedrawn(asset.id)
  }
  const drop = (now: Held) => {
    const to = now.aim
    const fit = fitOf(now, racks, claims)
    if (to === null || isAtHome(now)) putBack(now)
    else if (fit?.isRefused !== true) void send(now, to)
    else if (now.by !== 'pointer') aim(now)
    // the pointer is up: nothing keeps it there but that there is a way out
    else if (fit.isOverridable || fit.nearest !== null || isLooking) aim({ ...now, by: 'rest' })
    else putBack(now, aimWords(now))
  }
  const fit = held && !isAtHome(held) ? fitOf(held, racks, claims) : null
  return {
    racks,
    held,
    said,
    isMoving: (id: string) => moves.some(({ asset }) => asset.id === id),
    reason: held && reasonOf(held, fit),
    /** Whether it can be put down there with a reason. */
    isOverridable: fit?.isOverridable === true,
    /** The unit of this side that fits and is nearest, with its lane, where the one it is aimed at is refused. */
    nearest:
      fit?.isRefused === true && fit.nearest !== null
        ? { position: fit.nearest, lane: fit.nearest_lane }
        : null,
    /** Puts it down where it is aimed at, at another unit or with a reason to go on all the same. */
    putDown: (now: Held, over: Partial<AssetMove>) => {
      if (now.aim !== null) void send(now, { ...now.aim, ...over })
    },
    aim,
    drop,
    putBack,
    /** Takes a thing up where it stands; one from beside the racks is aimed where it is wanted, or at the first unit for it. */
    take: (asset: HeldAsset, from: string | null, wanted?: Aim) => {
      setTyped('')
      const now = pickUp(asset, from)
      if (wanted) aim(aimAt(now, wanted))
      else aim(now.aim === null ? aimAtFirst(now, { racks, faces, told: claims }) : now)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (held === null || held.by === 'pointer') return
      const number = typedUnit(typed, event.key)
      const rack = racks.find(({ node }) => node.id === (held.aim?.node_id ?? held.from)) ?? racks[0]
      setTyped(number ?? '')
      if (event.key === 'Escape') putBack(held)
      else if (isMoveKey(event.key)) aim(stepAim(held, { racks, faces }, event.key))
      else if (number !== null && rack) {
        aim(
          aimAt(
            { ...held, grip: 0 },
            { rack, face: held.aim?.face ?? sideOf(held.asset), unit: Number(number) },
          ),
        )
      } else return
      event.preventDefault()
    },
  }
}

export type Hand = ReturnType<typeof useHeld>
