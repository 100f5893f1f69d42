import { useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from './queries.ts'
import { BrandLookup } from './record-lookup.tsx'

interface BrandFilterProps {
  className: string
  value: string | undefined
  onChange: (brand_id: string | undefined) => void
}

/** Narrows the models to those of a brand. */
export function BrandFilter({ className, value, onChange }: BrandFilterProps) {
  const { t } = useTranslation('catalogue')
  const { data } = useQuery({ ...catalogueQueries.brand(value ?? ''), enabled: value !== undefined })
  return (
    <BrandLookup
      label={t(($) => $.filter.brand)}
      placeholder={t(($) => $.filter.all_brands)}
      className={className}
      chosen={value === undefined ? null : { id: value, name: data?.name ?? '\u2003' }}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}
