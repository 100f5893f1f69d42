import { DEFAULT_TILE_MM, tileAt, type PlanGrid } from '@plenum/domain/plan-grid'
import type { RoomPlan } from '@plenum/domain/room-plan'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import type { PlanItem, PlanShape, PlanWords } from '@plenum/ui/floor-plan-types'

const METRE = 1000

/** What a drawn plan says; `of` tells what is to be heard of a thing besides its name and tile. */
export function usePlanWords(plan: RoomPlan, grid: PlanGrid, of: (id: string) => string): PlanWords {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const tile_mm = plan.room.tile_size_mm ?? DEFAULT_TILE_MM
  const number = (value: number) => formatNumber(language, Math.round(value))
  const kind = (shape: PlanShape): string => {
    if (shape.kind === 'aisle') return t(($) => $.shapes[shape.heat])
    return shape.kind === 'zone' ? shape.name : t(($) => $.shapes[shape.kind])
  }
  return {
    label: t(($) => $.label, { name: plan.room.name }),
    zoomIn: t(($) => $.zoom_in),
    zoomOut: t(($) => $.zoom_out),
    fit: t(($) => $.fit),
    length: (mm) => t(($) => $.metres, { value: formatNumber(language, mm / METRE) }),
    item: ({ id, name, x, y }: PlanItem) => {
      const tile = tileAt([x, y], grid, tile_mm)
      const value = of(id)
      return tile === null ? t(($) => $.item_off, { name, value }) : t(($) => $.item, { name, tile, value })
    },
    shape: (shape) => {
      const text = shape.kind === 'label' ? shape.text : shape.kind === 'aisle' ? (shape.name ?? '') : ''
      const name =
        text === '' || text === kind(shape) ? kind(shape) : t(($) => $.named, { name: kind(shape), text })
      const [first = { x: 0, y: 0 }] = 'points' in shape ? shape.points : [shape]
      return t(($) => $.shape_at, { name, x: number(first.x), y: number(first.y) })
    },
  }
}
