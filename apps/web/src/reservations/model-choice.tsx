import { modelApi } from '@plenum/api-client/library'
import type { Model } from '@plenum/domain/library'
import { useTranslation } from '@plenum/i18n/react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'

const models = modelApi(http)
const modelQuery = (query: { search?: string; id?: string }) =>
  queryOptions({
    queryKey: ['models', 'choice', query],
    queryFn: ({ signal }) =>
      models.list(
        { ...(query.search && { search: query.search }), ...(query.id && { id: query.id }) },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

interface ModelChoiceProps {
  value: string | undefined
  onChange: (id: string | undefined, model: Model | undefined) => void
}

/** The model of what is to find a place. */
export function ModelChoice({ value, onChange }: ModelChoiceProps) {
  const { t } = useTranslation('reservations')
  const assets = useTranslation('assets').t
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...modelQuery({ search: text }), enabled: asked })
  const now = useQuery({ ...modelQuery({ id: value ?? '' }), enabled: value !== undefined })
  const options = (found.data?.results ?? []).map(({ id, name, brand }) => ({ id, name, hint: brand.name }))
  const model = value === undefined ? undefined : now.data?.results.find(({ id }) => id === value)
  const chosen = model === undefined ? null : { id: model.id, name: model.name, hint: model.brand.name }
  const note = { none: assets(($) => $.lookup.no_match), failed: assets(($) => $.lookup.failed) }
  return (
    <LookupBox
      label={t(($) => $.find.model)}
      chosen={chosen}
      options={options}
      note={useLookupNote(found, options.length, note)}
      words={{
        clear: assets(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
        placeholder: t(($) => $.find.any_model),
        create: undefined,
      }}
      onSearch={setText}
      onChoose={(option) =>
        onChange(
          option?.id,
          found.data?.results.find(({ id }) => id === option?.id),
        )
      }
    />
  )
}
