import type { PlanLayer } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { useLayerWords } from './use-layer-words.ts'

interface LayerChoiceProps {
  layer: PlanLayer
  /** What is told of the day that is shown. */
  layers: readonly PlanLayer[]
  onLayer: (layer: PlanLayer) => void
}

/** Which layer of a plan is looked at. */
export function LayerChoice({ layer, layers, onLayer }: LayerChoiceProps) {
  const { t } = useTranslation('plans')
  const { name } = useLayerWords()
  const isNarrow = useMedia(NARROW)
  const label = t(($) => $.layer)
  const options = layers.map((value) => ({ value, label: name(value) }))
  if (!isNarrow) return <Segment label={label} value={layer} options={options} onValueChange={onLayer} />
  return (
    <Select
      aria-label={label}
      value={layer}
      className={css({ width: 'full' })}
      onChange={({ target }) => {
        const chosen = layers.find((each) => each === target.value)
        if (chosen !== undefined) onLayer(chosen)
      }}
    >
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  )
}
