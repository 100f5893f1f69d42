import { blankBrand } from '@plenum/domain/brand'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, catalogueQueries } from './queries.ts'
import { BrandLookup } from './record-lookup.tsx'

/** Names the making of a brand from within a model's form. */
export const creations = ['library', 'brand of a model'] as const

interface BrandFieldProps {
  label: string
  help: string | undefined
  brandOf: (id: string) => string
  onBrand: (brand: { id: string; name: string }) => void
}

/** Who makes a model; one that is not there yet is made at once. */
export function BrandField({ label, help, brandOf, onBrand }: BrandFieldProps) {
  const { t } = useTranslation('catalogue')
  const field = useFieldContext<string>()
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const id = field.state.value
  const choose = (brand: { id: string; name: string } | null) => {
    if (brand) onBrand(brand)
    field.handleChange(brand?.id ?? '')
  }
  const creation = useMutation({
    mutationKey: creations,
    mutationFn: (name: string) => api.brands.create({ ...blankBrand, name }),
    onSuccess: (made) => {
      choose(made)
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all() })
    },
    onError: (error) => notify({ type: 'error', title: t(($) => $.failed.save), message: errorWords(error) }),
  })
  return (
    <Field label={label} help={help} required error={useFieldError()}>
      <BrandLookup
        label={label}
        chosen={id === '' ? null : { id, name: brandOf(id) }}
        onChoose={choose}
        onCreate={(name) => creation.mutate(name)}
      />
    </Field>
  )
}
