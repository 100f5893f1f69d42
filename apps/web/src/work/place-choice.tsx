import { nodeApi } from '@plenum/api-client/nodes'
import type { Lane, Width } from '@plenum/domain/lane'
import { firstLane } from '@plenum/domain/lane-span'
import type { PlaceNode } from '@plenum/domain/node'
import { FACES, type Face } from '@plenum/domain/placement'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { FormColumns } from '@plenum/ui/form'
import { NumberInput } from '@plenum/ui/number-input'
import { Segment } from '@plenum/ui/segment'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { FieldGroup } from '@plenum/ui/field-group'
import { LaneChoice } from '#app/fit/lane-choice.tsx'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'

const nodes = nodeApi(http)
const placeSearch = (search: string) =>
  queryOptions({
    queryKey: ['nodes', 'search', search, ''],
    queryFn: ({ signal }) => nodes.list({ ...(search && { search }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Where somebody put a thing. */
export interface ChosenPlace {
  node: Pick<PlaceNode, 'id' | 'name' | 'trail' | 'type'> | null
  position: number | null
  face: Face
  lane: Lane | null
}

interface PlaceChoiceProps {
  value: ChosenPlace
  /** How wide the thing is. */
  width: Width | null
  errors: { place?: string | undefined; position?: string | undefined; lane?: string | undefined }
  onChange: (place: ChosenPlace) => void
}

/** A place by its name and, in a rack, the unit and the side. */
export function PlaceChoice({ value, width, errors, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('work')
  const assets = useTranslation('assets').t
  const fields = useTranslation('fields').t
  const locale = useLanguage()
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...placeSearch(text), enabled: asked })
  const results = found.data?.results ?? []
  const note = { none: assets(($) => $.lookup.no_match), failed: assets(($) => $.lookup.failed) }
  return (
    <>
      <Field label={t(($) => $.field.place)} error={errors.place} required>
        <LookupBox
          label={t(($) => $.field.place)}
          chosen={value.node && placeOption(value.node)}
          options={results.map(placeOption)}
          note={useLookupNote(found, results.length, note)}
          words={{
            clear: assets(($) => $.lookup.clear, { name: value.node?.name ?? '' }),
            placeholder: assets(($) => $.lookup.type_to_search),
            create: undefined,
          }}
          onSearch={setText}
          onChoose={(option) =>
            onChange({ ...value, node: results.find(({ id }) => id === option?.id) ?? null, position: null })
          }
        />
      </Field>
      {value.node?.type === 'rack' && (
        <FormColumns>
          <Field label={t(($) => $.execute.unit)} error={errors.position}>
            <NumberInput
              locale={locale}
              words={fields(($) => $.number, { returnObjects: true })}
              min={1}
              max={100.5}
              fractionDigits={1}
              value={value.position}
              onValueChange={(position) => onChange({ ...value, position })}
            />
          </Field>
          <FieldGroup label={t(($) => $.execute.side)}>
            <Segment
              label={t(($) => $.execute.side)}
              value={value.face}
              options={FACES.map((face) => ({ value: face, label: fields(($) => $.face[face]) }))}
              onValueChange={(face) => onChange({ ...value, face })}
            />
          </FieldGroup>
          <LaneChoice
            width={width}
            value={value.lane ?? firstLane(width)}
            error={errors.lane}
            onChange={(lane) => onChange({ ...value, lane })}
          />
        </FormColumns>
      )}
    </>
  )
}
