import type { PlacementOffer } from '@plenum/domain/placement-find'
import { RESOURCES } from '@plenum/domain/capacity'
import { formatNumber } from '@plenum/i18n/format'
import type { CapacityMeter } from '@plenum/ui/capacity-meter'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

type Meters = ComponentProps<typeof CapacityMeter>['capacities']

const WORDS = { space: 'of_u', power: 'of_kw', weight: 'of_kg', heat: 'of_kw' } as const
const NAMES = { space: 'space', power: 'power', weight: 'weight_meter', heat: 'heat' } as const

/** How full a rack is, as its meters say it: U, kW, kg, kW. */
export function useCapacityWords() {
  const { t } = useTranslation('reservations')
  const language = useLanguage()
  const meterOf = (
    name: (typeof RESOURCES)[number],
    { used, reserved, limit }: PlacementOffer['capacity']['space'],
  ) => {
    // power and heat are counted in W and read in kW
    const scale = name === 'power' || name === 'heat' ? 1000 : 1
    const shown = (value: number) => formatNumber(language, Math.round((value / scale) * 10) / 10)
    return {
      label: t(($) => $.find[NAMES[name]]),
      used: used / scale,
      reserved: reserved / scale,
      total: limit === null ? null : limit / scale,
      text:
        limit === null
          ? t(($) => $.find.unknown)
          : t(($) => $.find[WORDS[name]], { taken: shown(used + reserved), limit: shown(limit) }),
    }
  }
  return (capacity: PlacementOffer['capacity']): Meters => ({
    space: meterOf('space', capacity.space),
    power: meterOf('power', capacity.power),
    weight: meterOf('weight', capacity.weight),
    heat: meterOf('heat', capacity.heat),
  })
}
