import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face, PlaceInput } from '@plenum/domain/placement'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { aimAt, isAtHome, isMoveKey, pickUp, refusalOf, stepAim, targetOf, type Held } from './held.ts'
import { rackNames, withMoves, type MountedAsset, type MoveUnderWay } from './rack-view.ts'

interface Board {
  racks: readonly NodeContents[]
  face: Face
  /** Sends the move; resolves when it has arrived or was refused. */
  onMove: (asset: MountedAsset, to: PlaceInput) => Promise<void>
  /** The device that the keys were on has been drawn anew. */
  onRedrawn: (id: string) => void
}

/** What is in the hand and on its way, and what to say about it. */
export function useHeld({ racks: asTheyAre, face, onMove, onRedrawn }: Board) {
  const { t } = useTranslation('racks')
  const issue = useTranslation('issues').t
  const faces = useTranslation('fields').t
  const [held, setHeld] = useState<Held | null>(null)
  const [moves, setMoves] = useState<readonly MoveUnderWay[]>([])
  const [said, setSaid] = useState('')
  const racks = withMoves(asTheyAre, moves)
  const names = rackNames(racks)
  const rackName = (id: string) => names.get(id) ?? ''
  const aimWords = (now: Held): string => {
    const { name } = now.asset
    if (now.aim === null) return t(($) => $.aim_nowhere, { name })
    const where = { name, rack: rackName(now.aim.node_id), unit: now.aim.position }
    if (isAtHome(now)) return t(($) => $.picked, where)
    const reason = reasonOf(now)
    return reason === null ? t(($) => $.aim, where) : t(($) => $.aim_refused, { ...where, reason })
  }
  const reasonOf = (now: Held): string | null => {
    const refused = refusalOf(now, racks, face)
    if (refused === null) return null
    const reason = issue(($) => $[refused.code], { count: 0 })
    if (refused.rival === undefined) return reason
    const { name, face: side } = refused.rival
    // what is in the way from behind is not seen from here
    const rival = side === null || side === face ? name : `${name} (${faces(($) => $.face[side])})`
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
    const to = targetOf(now, face)
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
    take: (asset: MountedAsset, from: string) => aim(pickUp(asset, from)),
    aimAt: (now: Held, rack: NodeContents, unit: number) => aimAt(now, rack, unit),
    onKeyDown: (event: KeyboardEvent) => {
      if (held === null || held.by === 'pointer') return
      if (event.key === 'Escape') putBack(held)
      else if (isMoveKey(event.key)) aim(stepAim(held, racks, event.key))
      else return
      event.preventDefault()
    },
  }
}

export type Hand = ReturnType<typeof useHeld>
