import { AssetInput } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from '@tanstack/react-form'
import * as v from 'valibot'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { Names } from './asset-names.ts'
import { api, creations, libraryQueries } from './queries.ts'

const { brand_id: brandId, asset_type: typeCode } = AssetInput.entries
const BrandAndType = v.object({ brand_id: brandId, asset_type: typeCode })

interface LookupFieldProps {
  label: string
  names: Names
}

interface LookupWiringProps extends LookupFieldProps {
  query: { isError: boolean; isFetching: boolean }
  isSettled: boolean
  options: readonly LookupOption[]
  help?: string | undefined
  onSearch: (text: string) => void
  onChosen?: (option: LookupOption | null) => void
  create?: (name: string) => Promise<{ id: string; name: string }>
}

/** A field whose value is another record's id. */
function LookupField({
  label,
  names,
  query,
  options,
  help,
  onSearch,
  onChosen,
  ...wiring
}: LookupWiringProps) {
  const { create } = wiring
  const { t } = useTranslation('assets')
  const errorWords = useErrorWords()
  const field = useFieldContext<string | null>()
  const queryClient = useQueryClient()
  const id = field.state.value
  const chosen = id === null ? null : { id, name: names.nameOf(id) }
  const choose = (option: LookupOption | null) => {
    if (option) names.learn(option)
    field.handleChange(option?.id ?? null)
    onChosen?.(option)
  }
  const creation = useMutation({
    mutationKey: creations,
    mutationFn: (name: string) => create?.(name) ?? Promise.reject(new Error(name)),
    onSuccess: (made) => {
      choose(made)
      return queryClient.invalidateQueries({ queryKey: libraryQueries.all() })
    },
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.lookup.create_failed), message: errorWords(error) }),
  })
  const note = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <LookupBox
        label={label}
        chosen={chosen}
        options={options}
        isAnswered={wiring.isSettled && !query.isFetching}
        note={useLookupNote(query, options.length, note)}
        words={{
          clear: t(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
          placeholder: t(($) => $.lookup.type_to_search),
          create: create && ((name) => t(($) => $.lookup.create, { name })),
        }}
        onSearch={onSearch}
        onChoose={choose}
        onCreate={create && ((name) => creation.mutate(name))}
      />
    </Field>
  )
}

/** The person or team that answers for an asset. */
export function OwnerField(props: LookupFieldProps) {
  const { text, isSettled, asked, setText } = useLookFor()
  const owners = useQuery({ ...libraryQueries.owners(text), enabled: asked })
  return (
    <LookupField
      {...props}
      query={owners}
      isSettled={isSettled}
      options={owners.data?.results ?? []}
      onSearch={setText}
    />
  )
}

/** Who made it; another brand takes the model away. */
export function BrandField(props: LookupFieldProps) {
  const { text, isSettled, asked, setText } = useLookFor()
  const { form } = useFieldContext<string | null>()
  const brands = useQuery({ ...libraryQueries.brands(text), enabled: asked })
  return (
    <LookupField
      {...props}
      query={brands}
      isSettled={isSettled}
      options={brands.data?.results ?? []}
      onSearch={setText}
      onChosen={() => form.setFieldValue('model_id', null)}
      create={(name) => api.brands.create({ name })}
    />
  )
}

/** Which model of its brand it is; choosing one of another brand chooses the brand too. */
export function ModelField(props: LookupFieldProps) {
  const { t } = useTranslation('assets')
  const { text, isSettled, asked, setText } = useLookFor()
  const { form } = useFieldContext<string | null>()
  // a field knows its form's values only as any
  const { brand_id, asset_type } = v.parse(
    BrandAndType,
    useStore(form.store, (state): unknown => state.values),
  )
  const models = useQuery({ ...libraryQueries.models(text, brand_id), enabled: asked })
  const results = models.data?.results ?? []
  const options = results.map(({ id, name, brand }) => ({
    id,
    name,
    hint: brand_id === null ? brand.name : undefined,
  }))
  const chosen = (option: LookupOption | null) => {
    const brand = results.find((model) => model.id === option?.id)?.brand
    if (!brand) return
    props.names.learn(brand)
    form.setFieldValue('brand_id', brand.id)
  }
  return (
    <LookupField
      {...props}
      query={models}
      isSettled={isSettled}
      options={options}
      help={brand_id === null ? t(($) => $.lookup.brand_first) : undefined}
      onSearch={setText}
      onChosen={chosen}
      {...(brand_id !== null && {
        create: (name: string) => api.models.create({ ...blankModel, brand_id, asset_type, name }),
      })}
    />
  )
}
