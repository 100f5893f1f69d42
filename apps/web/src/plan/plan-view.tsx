import { RESOURCES } from '@plenum/domain/capacity'
import { PLAN_LAYERS, type PlanLayer, type RoomPlan } from '@plenum/domain/room-plan'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { FloorPlan } from '@plenum/ui/floor-plan'
import type { PlanHit } from '@plenum/ui/floor-plan-types'
import { hstack, stack } from '@plenum/ui/patterns'
import { drawnPlan, thingsOf, type Showing } from './drawn-plan.ts'
import { LayerChoice } from './layer-choice.tsx'
import { LayerLegend } from './layer-legend.tsx'
import { ASSET_LOOKS, layerFact, layerFill } from './layers.ts'
import { drawnWithPlanned, spotless } from './planned-spots.ts'
import { useLayerWords } from './use-layer-words.ts'
import { usePictureUrl } from './use-picture-url.ts'
import { usePlanWords } from './use-plan-words.ts'

interface PlanViewProps {
  plan: RoomPlan
  layer: PlanLayer
  /** The moment from which ages are counted. */
  now: Date
  /** The day that is shown; undefined for now. */
  day?: string | undefined
  /** Whether it is one part of a page among others. */
  isBeside?: boolean
  onLayer: (layer: PlanLayer) => void
  onOpen: (thing: { id: string; kind: 'rack' | 'asset' }) => void
}

/** A room as it is, one layer at a time: what stands in it is walked over by keys and opened. */
export function PlanView({ plan, layer: asked, now, day, isBeside = false, onLayer, onOpen }: PlanViewProps) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const layers = useLayerWords()
  const offered = day === undefined ? PLAN_LAYERS : RESOURCES
  const layer = offered.find((each) => each === asked) ?? 'space'
  const things = thingsOf(plan)
  const words = usePlanWords(plan, plan.grid, (id) => {
    const thing = things.get(id)
    return thing === undefined ? '' : layers.of(thing, layer, now)
  })
  const show: Showing['thing'] = (thing) => {
    if (!('capacities' in thing)) {
      return { fill: layer === 'status' ? { by: 'tone', ...ASSET_LOOKS[thing.status] } : { by: 'none' } }
    }
    const fact = layerFact(thing, layer, now)
    return { fill: layerFill(thing, fact), value: layers.short(fact) }
  }
  const model = drawnPlan(plan, drawnWithPlanned(plan), {
    thing: show,
    aisle: (air) => t(($) => $.shapes[air]),
    picture: usePictureUrl(plan.picture),
  })
  const unplaced = plan.racks.filter(({ x_mm }) => x_mm === null).length
  const undecided = spotless(plan).length
  const isEmpty = plan.picture === null && model.items.length + model.shapes.length === 0
  const open = (hit: PlanHit | null) => {
    const thing = hit?.what === 'item' ? things.get(hit.id) : undefined
    if (thing !== undefined) onOpen({ id: thing.id, kind: 'capacities' in thing ? 'rack' : 'asset' })
  }
  return (
    <div className={stack({ gap: '3', minWidth: '0' })}>
      <div className={hstack({ gap: '4', flexWrap: 'wrap', justifyContent: 'space-between' })}>
        <LayerChoice layer={layer} layers={offered} onLayer={onLayer} />
        <LayerLegend layer={layer} />
      </div>
      {day !== undefined && <p className={quiet}>{t(($) => $.on_day)}</p>}
      <div className={isBeside ? planStage.beside : planStage.page}>
        <FloorPlan model={model} words={words} onOpen={open} onSelect={({ hit }) => open(hit)} />
      </div>
      {isEmpty && <p className={quiet}>{t(($) => $.empty)}</p>}
      {unplaced > 0 && <p className={quiet}>{t(($) => $.unplaced, { count: unplaced })}</p>}
      {undecided > 0 && <p className={quiet}>{t(($) => $.undecided, { count: undecided })}</p>}
      {!plan.is_whole && (
        <Alert tone="warning">{t(($) => $.cut, { shown: formatNumber(language, model.items.length) })}</Alert>
      )}
    </div>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
const planStage = {
  page: css({
    height: { base: '[24rem]', md: '[calc(100dvh - 22rem)]' },
    minHeight: { md: '[24rem]' },
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'clip',
  }),
  beside: css({
    height: { base: '[20rem]', md: '[26rem]' },
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'clip',
  }),
}
