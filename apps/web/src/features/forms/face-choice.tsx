import { FACES, type Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { Segment } from '@plenum/ui/segment'

interface FaceChoiceProps {
  value: Face
  onChange: (face: Face) => void
}

/** From which side things stand in a rack. */
export function FaceChoice({ value, onChange }: FaceChoiceProps) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  return (
    <Segment
      label={t(($) => $.where.side)}
      value={value}
      onValueChange={onChange}
      options={FACES.map((face) => ({ value: face, label: fields(($) => $.face[face]) }))}
    />
  )
}
