import { RESOURCES, THRESHOLDS, type Resource } from '@plenum/domain/capacity'
import type { AssetStatus } from '@plenum/domain/asset'
import type { NodeStatus } from '@plenum/domain/node'
import { AGE_DAYS, type PlanAsset, type PlanLayer, type PlanRack } from '@plenum/domain/room-plan'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { layerFact, type LayerFact } from './layers.ts'

const WATTS = 1000
const TENTHS = 10

/** What a layer says of racks, in words: as short as it is drawn, and as long as it is heard. */
export function useLayerWords() {
  const { t } = useTranslation('plans')
  const places = useTranslation('hierarchy').t
  const fields = useTranslation('fields').t
  const language = useLanguage()
  /** Rounded to so many parts of one. */
  const number = (value: number, parts = 1) => formatNumber(language, Math.round(value * parts) / parts)
  const percent = (part: number) => t(($) => $.percent, { value: number(part * 100) })
  const amounts = {
    space: (value) => t(($) => $.units_value, { value: number(value, TENTHS) }),
    power: (value) => t(($) => $.power_value, { value: number(value / WATTS, TENTHS) }),
    weight: (value) => t(($) => $.weight_value, { value: number(value) }),
    heat: (value) => t(($) => $.power_value, { value: number(value / WATTS, TENTHS) }),
  } as const satisfies Record<Resource, (value: number) => string>
  const nodeStatus = (status: NodeStatus) => places(($) => $.statuses[status])
  const assetStatus = (status: AssetStatus) => fields(($) => $.status[status])
  /** As it is written on a rack. */
  const short = (fact: LayerFact): string | undefined => {
    if (fact.by === 'status') return undefined
    if (fact.by === 'age') return t(($) => $.days_short, { value: number(fact.days) })
    return fact.part === null ? '?' : percent(fact.part)
  }
  const long = (rack: PlanRack, fact: LayerFact): string => {
    if (fact.by === 'status') return nodeStatus(fact.status)
    if (fact.by === 'age') return t(($) => $.unchanged, { count: fact.days })
    const layer = t(($) => $.layers[fact.layer])
    const { limit, used, reserved } = rack.capacities[fact.layer]
    if (fact.part === null || limit === null) return t(($) => $.limit_unknown, { layer })
    const [taken, whole] = [amounts[fact.layer](used + reserved), amounts[fact.layer](limit)]
    return t(($) => $.taken, { layer, part: percent(fact.part), taken, limit: whole })
  }
  return {
    short,
    /** What is heard of a thing in a layer. */
    of: (thing: PlanRack | PlanAsset, layer: PlanLayer, now: Date): string => {
      if ('capacities' in thing) return long(thing, layerFact(thing, layer, now))
      return `${t(($) => (thing.is_planned ? $.asset_planned : $.asset))}, ${assetStatus(thing.status)}`
    },
    name: (layer: PlanLayer) => t(($) => $.layers[layer]),
    nodeStatus,
    assetStatus,
    isResource: (layer: PlanLayer): layer is Resource => RESOURCES.some((each) => each === layer),
    unknown: t(($) => $.levels.unknown),
    reserved: t(($) => $.levels.reserved),
    limits: [number(0), percent(THRESHOLDS.amber_from), percent(THRESHOLDS.red_above)],
    ages: {
      calm: t(($) => $.ages.calm, { amber: number(AGE_DAYS.amber_from) }),
      amber: t(($) => $.ages.amber, {
        amber: number(AGE_DAYS.amber_from),
        red: number(AGE_DAYS.red_above),
      }),
      red: t(($) => $.ages.red, { red: number(AGE_DAYS.red_above) }),
    },
  }
}
