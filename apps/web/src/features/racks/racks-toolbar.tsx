import { FACES, type Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { Segment } from '@plenum/ui/segment'
import { RackChoice } from './rack-choice.tsx'
import type { RacksSearch } from './racks-search.ts'

interface RacksToolbarProps {
  left: string | undefined
  right: string | undefined
  face: Face
  nameOf: (id: string | undefined) => string
  onChoose: (next: Partial<RacksSearch>) => void
}

/** Which racks are shown, and from which side; a rack that stands on the other side already changes over. */
export function RacksToolbar({ left, right, face, nameOf, onChoose }: RacksToolbarProps) {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const rackOf = (id: string | undefined) => (id === undefined ? null : { id, name: nameOf(id) })
  return (
    <>
      <RackChoice
        label={t(($) => $.left)}
        chosen={rackOf(left)}
        onChange={(id) => onChoose(id === right ? { left: id, right: left } : { left: id, right })}
      />
      <RackChoice
        label={t(($) => $.right)}
        chosen={rackOf(right)}
        onChange={(id) => onChoose(id === left ? { left: right, right: id } : { left, right: id })}
      />
      <Segment
        label={t(($) => $.side)}
        value={face}
        options={FACES.map((value) => ({ value, label: fields(($) => $.face[value]) }))}
        onValueChange={(value) => onChoose({ face: value === 'front' ? undefined : value })}
      />
    </>
  )
}
