import type { PlanShown } from './plan-look.ts'
import type { TileBoard } from './plan-tile-board.ts'
import { covers, type TileLevel } from './plan-tiles.ts'
import type { Box } from './rack-geometry.ts'

/** The tiles of a room by their scales: those looked at lie over the last that showed all, and over the whole made larger. */
export function createLevels(board: TileBoard) {
  /** What was looked at last comes last. */
  const all = new Map<number, TileLevel>()
  let target: TileLevel | null = null
  let before: TileLevel | null = null
  let overview: TileLevel | null = null

  function levelOf(scale: number): TileLevel {
    const level = all.get(scale) ?? board.createLevel(scale)
    all.delete(scale)
    all.set(scale, level)
    return level
  }
  function drop(level: TileLevel) {
    level.element.remove()
    all.delete(level.scale)
  }

  return {
    all: () => [...all.values()],
    /** Of the level that is looked at. */
    scale: () => target?.scale ?? null,
    overviewAt(scale: number): TileLevel {
      if (overview?.scale !== scale) overview = levelOf(scale)
      return overview
    },
    /** The level of a scale, which is looked at from now on. */
    turnTo(scale: number, seen: Box): TileLevel {
      if (target?.scale === scale) return target
      if (target !== null && (before === null || covers(target, seen))) before = target
      target = levelOf(scale)
      return target
    },
    /** Puts what is seen where it is looked at. */
    show(shown: PlanShown, density: number, seen: Box) {
      if (target === null) return
      const isWhole = covers(target, seen)
      if (isWhole) before = null
      const visible = new Set(isWhole ? [target] : [overview, before, target].filter((one) => one !== null))
      for (const level of all.values()) {
        const isHidden = !visible.has(level)
        // said again, it would be looked into again
        if (level.element.hidden !== isHidden) level.element.hidden = isHidden
      }
      for (const [depth, level] of [...visible].entries()) board.place(level, shown, density, depth)
    },
    /** Lets go of the levels that were looked at longest ago, until no more tiles are left than these. */
    keep(most: number) {
      let count = [...all.values()].reduce((sum, { tiles }) => sum + tiles.size, 0)
      for (const level of all.values()) {
        if (count <= most) return
        if (level === target || level === before || level === overview) continue
        count -= level.tiles.size
        drop(level)
      }
    },
    clear() {
      for (const level of all.values()) drop(level)
      target = before = overview = null
    },
  }
}
