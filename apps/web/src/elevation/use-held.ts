import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face, PlaceInput } from '@plenum/domain/placement'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { aimAt, isAtHome, isMoveKey, pickUp, refusalOf, sideOf, stepAim, type Held } from './held.ts'
import { typedUnit } from './keys.ts'
import { rackNames, withMoves, type MountedAsset, type MoveUnderWay } from './rack-view.ts'

interface Board {
  racks: readonly NodeContents[]
  /** The sides that are shown, as they stand beside each other. */
  faces: readonly Face[]
  /** Sends the move; resolves when it has arrived or was refused. */
  onMove: (asset: MountedAsset, to: PlaceInput) => Promise<void>
  /** The device that the keys were on has been drawn anew. */
  onRedrawn: (id: string) => void
}

/** What is in the hand and on its way, and what to say about it. */
export function useHeld({ racks: asTheyAre, faces, onMove, onRedrawn }: Board) {
  const { t } = useTranslation('racks')
  const issue = useTranslation('issues').t
  const fields = useTranslation('fields').t
  const [held, setHeld] = useState<Held | null>(null)
  const [moves, setMoves] = useState<readonly MoveUnderWay[]>([])
  const [said, setSaid] = useState('')
  const [typed, setTyped] = useState('')
  const racks = withMoves(asTheyAre, moves)
  const names = rackNames(racks)
  const rackName = (id: string) => names.get(id) ?? ''
  const aimWords = (now: Held): string => {
    const { name } = now.asset
    if (now.aim === null) return t(($) => $.aim_nowhere, { name })
    const rack = rackName(now.aim.node_id)
    const side = fields(($) => $.face[now.aim?.face ?? 'front'])
    const where = {
      name,
      // one of two sides is said; where one is shown nobody asks
      rack: faces.length > 1 ? t(($) => $.rack_label, { name: rack, face: side }) : rack,
      unit: now.aim.position,
    }
    if (isAtHome(now)) return t(($) => $.picked, where)
    const reason = reasonOf(now)
    return reason === null ? t(($) => $.aim, where) : t(($) => $.aim_refused, { ...where, reason })
  }
  const reasonOf = (now: Held): string | null => {
    const refused = refusalOf(now, racks)
    if (refused === null) return null
    const reason = issue(($) => $[refused.code], { count: 0 })
    if (refused.rival === undefined) return reason
    const { name, face: side } = refused.rival
    // what is in the way from behind is not seen from here
    const rival = side === null || side === now.aim?.face ? name : `${name} (${fields(($) => $.face[side])})`
    return t(($) => $.taken_by, { reason, rival })
  }
  const aim = (now: Held) => {
    setHeld(now)
    setSaid(aimWords(now))
  }
  const putBack = (now: Held, why?: string) => {
    setHeld(null)
    setSaid(why ?? t(($) => $.put_back, { name: now.asset.name }))
  }
  const send = async (now: Held, to: PlaceInput) => {
    const { asset } = now
    setHeld(null)
    setMoves((others) => [...others, { asset, to }])
    setSaid(t(($) => $.moving, { name: asset.name, rack: rackName(to.node_id), unit: String(to.position) }))
    onRedrawn(asset.id)
    await onMove(asset, to)
    setMoves((all) => all.filter((move) => move.asset !== asset))
    onRedrawn(asset.id)
  }
  const drop = (now: Held) => {
    const to = now.aim
    if (to === null || isAtHome(now)) putBack(now)
    else if (reasonOf(now) === null) void send(now, to)
    // the pointer is up: nothing keeps it there; in the hand it stays until it fits
    else if (now.by === 'pointer') putBack(now, aimWords(now))
    else aim(now)
  }
  return {
    racks,
    held,
    said,
    isMoving: (id: string) => moves.some(({ asset }) => asset.id === id),
    reason: held && reasonOf(held),
    aim,
    drop,
    putBack,
    take: (asset: MountedAsset, from: string) => {
      setTyped('')
      aim(pickUp(asset, from))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (held === null || held.by === 'pointer') return
      const number = typedUnit(typed, event.key)
      const rack = racks.find(({ node }) => node.id === (held.aim?.node_id ?? held.from))
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
