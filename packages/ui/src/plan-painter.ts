import { grown, meets, visibleBox } from './plan-geometry.ts'
import { createLevels } from './plan-levels.ts'
import type { PlanShown } from './plan-look.ts'
import { changedBoxes, overviewScale, type Scene } from './plan-scene.ts'
import { BLEED, createTileBoard } from './plan-tile-board.ts'
import { forget, TILE, tileBox, tilesIn, tileScale, tilesLacking, type TileLevel } from './plan-tiles.ts'
import type { Box } from './rack-geometry.ts'

/** Milliseconds of a frame that tiles may take, while a hand moves and once it rests. */
const BUDGET = { moving: 3, resting: 10 }
/** Of one scale, and of all together, so many times the tiles that are looked at are kept: a hand often goes back. */
const KEPT = { level: 2, all: 4 }

/**
 * Draws a room in tiles that lie on a stage. A hand that moves moves them as they were drawn; what is missing is drawn in
 * the time that a frame has left, and once the hand rests for the very pixels of the screen.
 */
export function createPainter(stage: HTMLElement) {
  const board = createTileBoard(stage)
  const levels = createLevels(board)
  let scene: Scene | null = null
  let shown: PlanShown | null = null
  let frame = 0
  /** Milliseconds that a tile took beyond its time: the frames after it do without. */
  let owed = 0

  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      if (scene !== null && shown !== null) work(scene, shown)
    })
  }
  /** Draws what is missing until the time is up; answers whether nothing is any more. */
  function fill({ level, box }: { level: TileLevel; box: Box }, now: Scene, until: number): boolean {
    const lacks = (key: string) => level.tiles.get(key)?.isStale !== false
    return tilesLacking(box, level.scale, lacks).every((place) => {
      if (performance.now() > until) return false
      board.draw(place, level, now)
      return true
    })
  }
  function levelsFor(now: Scene, { view, size, isMoving }: PlanShown) {
    const seen = visibleBox(view, size)
    const scale = view.scale * now.density
    const overview = levels.overviewAt(overviewScale(now))
    const level = levels.turnTo(tileScale(scale, { isMoving, last: levels.scale() }), seen)
    return { seen, overview, level, isSharp: level.scale === scale }
  }

  function work(now: Scene, look: PlanShown) {
    const budget = look.isMoving ? BUDGET.moving : BUDGET.resting
    if (owed > 0) {
      owed -= budget
      return ask()
    }
    const { seen, overview, level, isSharp } = levelsFor(now, look)
    const begun = performance.now()
    const until = begun + budget
    // what a pan comes to next is drawn ahead; a zoom comes to another scale
    const around = isSharp ? grown(seen, TILE / level.scale) : seen
    const isDone = [
      { level, box: seen },
      { level: overview, box: now.bounds },
      { level, box: around },
    ].every((part) => fill(part, now, until))
    owed = Math.max(performance.now() - until, 0)
    levels.show(look, now.density, seen)
    const count = tilesIn(around, level.scale)
    forget(level, KEPT.level * count, seen)
    levels.keep(KEPT.all * count)
    if (!isDone) ask()
  }

  return {
    /** What is drawn from now on. */
    set(next: Scene) {
      const stale = scene === null ? null : changedBoxes(scene, next)
      if (scene?.density !== next.density) levels.clear()
      for (const { tiles, scale } of levels.all())
        for (const tile of tiles.values()) {
          const drawn = grown(tileBox(tile, scale), (BLEED * next.density) / scale)
          if (stale === null || stale.some((box) => meets(box, drawn))) tile.isStale = true
        }
      scene = next
      ask()
    },
    /** From where it is looked at. */
    look(next: PlanShown) {
      shown = next
      if (scene === null) return
      levels.show(next, scene.density, levelsFor(scene, next).seen)
      ask()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
