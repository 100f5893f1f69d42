import type { Lane, Width } from '@plenum/domain/lane'
import { lanesOf } from '@plenum/domain/lane-span'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'

interface LaneChoiceProps {
  width: Width | null
  value: Lane | null
  error?: string | undefined
  onChange: (lane: Lane) => void
}

/** Which part of a rack's width a narrow thing takes; nothing for what is as wide as the rack. */
export function LaneChoice({ width, value, error, onChange }: LaneChoiceProps) {
  const fields = useTranslation('fields').t
  const lanes = lanesOf(width)
  if (lanes.length === 0) return null
  return (
    <Field label={fields(($) => $.lane_label)} error={error}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => {
          const lane = lanes.find((each) => each === target.value)
          if (lane !== undefined) onChange(lane)
        }}
      >
        {lanes.map((lane) => (
          <option key={lane} value={lane}>
            {fields(($) => $.lane[lane])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
