import type { PlanLayer, RoomPlan } from '@plenum/domain/room-plan'
import { formatNumber } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { FloorPlan } from '@plenum/ui/floor-plan'
import type { PlanHit } from '@plenum/ui/floor-plan-types'
import { hstack, stack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { drawnOf, drawnPlan, thingsOf, type Showing } from './drawn-plan.ts'
import { LayerChoice } from './layer-choice.tsx'
import { LayerLegend } from './layer-legend.tsx'
import { ASSET_LOOKS, layerFact, layerFill } from './layers.ts'
import { useLayerWords } from './use-layer-words.ts'
import { usePlanWords } from './use-plan-words.ts'

interface PlanViewProps {
  plan: RoomPlan
  layer: PlanLayer
  /** The moment from which ages are counted. */
  now: Date
  /** Whether it is one part of a page among others. */
  isBeside?: boolean
  onLayer: (layer: PlanLayer) => void
  onOpen: (thing: { id: string; kind: 'rack' | 'asset' }) => void
}

/** A room as it is, one layer at a time: what stands in it is walked over by keys and opened. */
export function PlanView({ plan, layer, now, isBeside = false, onLayer, onOpen }: PlanViewProps) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const layers = useLayerWords()
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
  const model = drawnPlan(plan, drawnOf(plan), { thing: show, aisle: (air) => t(($) => $.shapes[air]) })
  const unplaced = plan.racks.filter(({ x_mm }) => x_mm === null).length
  const isEmpty = model.items.length + model.shapes.length === 0
  const open = (hit: PlanHit | null) => {
    const thing = hit?.what === 'item' ? things.get(hit.id) : undefined
    if (thing !== undefined) onOpen({ id: thing.id, kind: 'capacities' in thing ? 'rack' : 'asset' })
  }
  return (
    <div className={stack({ gap: '3', minWidth: '0' })}>
      <div className={hstack({ gap: '4', flexWrap: 'wrap', justifyContent: 'space-between' })}>
        <LayerChoice layer={layer} onLayer={onLayer} />
        <LayerLegend layer={layer} />
      </div>
      <div className={isBeside ? planStage.beside : planStage.page}>
        <FloorPlan model={model} words={words} onOpen={open} onSelect={({ hit }) => open(hit)} />
      </div>
      {isEmpty && <p className={quiet}>{t(($) => $.empty)}</p>}
      {unplaced > 0 && <p className={quiet}>{t(($) => $.unplaced, { count: unplaced })}</p>}
      {!plan.is_whole && (
        <Alert tone="warning">{t(($) => $.cut, { shown: formatNumber(language, model.items.length) })}</Alert>
      )}
    </div>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
const planStage = {
  page: css({
    height: { base: '[24rem]', md: '[calc(100dvh - 17rem)]' },
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
