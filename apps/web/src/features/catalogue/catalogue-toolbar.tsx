import { EOL_STATES, LIFECYCLES, MISSING_FACTS } from '@plenum/domain/model'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTypeChoices } from '#app/page/type-name.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { CATALOGUE_TABS, isFiltered, NO_FILTERS, type CatalogueSearch } from './catalogue-search.ts'
import { catalogueQueries } from './queries.ts'

interface CatalogueToolbarProps {
  address: CatalogueSearch
  onChange: (change: Partial<CatalogueSearch>, replace?: boolean) => void
}

/** Which part of the catalogue, and what narrows its list. */
export function CatalogueToolbar({ address, onChange }: CatalogueToolbarProps) {
  const { t } = useTranslation('catalogue')
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  const tab = address.tab ?? 'models'
  return (
    <>
      <Segment
        label={t(($) => $.tabs)}
        value={tab}
        options={CATALOGUE_TABS.map((value) => ({ value, label: t(($) => $.tab[value]) }))}
        onValueChange={(to) =>
          onChange({ ...NO_FILTERS, tab: to === 'models' ? undefined : to, open: undefined })
        }
      />
      <SearchFilter
        key={tab}
        label={t(($) => $.filter[`search_${tab}`])}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, true)}
      />
      {tab === 'models' && <ModelFilters address={address} onChange={onChange} />}
      {isFiltered(address) && (
        <Button tone="quiet" onClick={() => onChange(NO_FILTERS)}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
    </>
  )
}

const width = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[9rem]' } })

function ModelFilters({ address, onChange }: CatalogueToolbarProps) {
  const { t } = useTranslation('catalogue')
  const typeChoices = useTypeChoices()
  const { data: types = [] } = useQuery(catalogueQueries.types())
  return (
    <>
      <BrandFilter
        className={width}
        value={address.brand_id}
        onChange={(brand_id) => onChange({ brand_id })}
      />
      <Choice
        label={t(($) => $.field.asset_type)}
        all={t(($) => $.filter.all_types)}
        value={address.asset_type}
        options={typeChoices(types)}
        onChange={(asset_type) => onChange({ asset_type })}
      />
      <Choice
        label={t(($) => $.field.lifecycle)}
        all={t(($) => $.filter.all_lifecycles)}
        value={address.lifecycle}
        options={LIFECYCLES.map((value) => ({ value, label: t(($) => $.lifecycle[value]) }))}
        onChange={(lifecycle) => onChange({ lifecycle })}
      />
      <Choice
        label={t(($) => $.filter.attention)}
        all={t(($) => $.filter.any_attention)}
        value={address.eol ?? address.missing}
        options={[
          ...EOL_STATES.map((value) => ({ value, label: t(($) => $.eol[value]) })),
          ...MISSING_FACTS.map((value) => ({ value, label: t(($) => $.missing[value]) })),
        ]}
        onChange={(chosen) =>
          onChange({
            eol: EOL_STATES.find((state) => state === chosen),
            missing: MISSING_FACTS.find((fact) => fact === chosen),
          })
        }
      />
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  all: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      aria-label={label}
      className={width}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
