import type { Resource } from '@plenum/domain/capacity'
import { useTranslation } from '@plenum/i18n/react'
import { CapacityMeter, type Capacity } from '@plenum/ui/capacity-meter'
import type { ComponentProps } from 'react'
import { useCapacityWords, type Share } from './use-capacity-words.ts'

interface PlaceCapacityProps extends Pick<ComponentProps<typeof CapacityMeter>, 'size'> {
  /** Of the place. */
  name: string
  counters: Record<Resource, Share>
}

/** How full a place is, wherever it is shown: the four meters of what its racks have together. */
export function PlaceCapacity({ name, counters, size = 'md' }: PlaceCapacityProps) {
  const { t } = useTranslation('hierarchy')
  const words = useCapacityWords()
  const capacityOf = (resource: Resource): Capacity => {
    const { used, reserved, limit } = counters[resource]
    return {
      label: words.label(resource),
      used,
      reserved,
      total: limit > 0 ? limit : null,
      text: words.share(resource, counters[resource]),
    }
  }
  return (
    <CapacityMeter
      label={t(($) => $.capacity.title, { name })}
      capacities={{
        space: capacityOf('space'),
        power: capacityOf('power'),
        weight: capacityOf('weight'),
        heat: capacityOf('heat'),
      }}
      size={size}
    />
  )
}
