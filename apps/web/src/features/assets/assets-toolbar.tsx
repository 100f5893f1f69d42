import { ASSET_STATUSES } from '@plenum/domain/asset'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { isFiltered, type AssetsSearch } from './assets-search.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import type { ColumnChoice } from './column-choice.ts'
import { PlaceFilter } from './place-filter.tsx'
import { libraryQueries } from './queries.ts'
import { useTypeName } from './type-name.ts'
import { ViewButton } from './view-button.tsx'

interface AssetsToolbarProps {
  address: AssetsSearch
  searchBox: RefObject<HTMLInputElement | null>
  columns: ColumnChoice
  count: string
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
  onClear: () => void
}

/** What narrows the list, and how much is left; on a phone all but the search wait behind a button. */
export function AssetsToolbar(props: AssetsToolbarProps) {
  const { address, searchBox, columns, count, onChange, onClear } = props
  const { t } = useTranslation('assets')
  const narrow = useMedia(NARROW)
  const [wanted, setWanted] = useState(false)
  const isOpen = !narrow || wanted
  return (
    <>
      <div className={hstack({ gap: '2', width: { base: 'full', md: '[auto]' } })}>
        <SearchFilter
          label={t(($) => $.filter.search)}
          box={searchBox}
          value={address.search ?? ''}
          onSearch={(search) => onChange({ search: search || undefined }, true)}
        />
        {narrow && (
          <IconButton
            label={t(($) => (wanted ? $.filter.hide : $.filter.show))}
            tone="neutral"
            aria-expanded={wanted}
            onClick={() => setWanted(!wanted)}
          >
            <SlidersHorizontal />
          </IconButton>
        )}
      </div>
      {isOpen && <AssetFilters address={address} onChange={onChange} />}
      {isFiltered(address) && (
        <Button tone="quiet" onClick={onClear}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
      <span className={hstack({ gap: '3', ml: 'auto', flexShrink: '0' })}>
        <span
          role="status"
          className={css({ textStyle: 'table', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}
        >
          {count}
        </span>
        {!narrow && <ViewButton choice={columns} />}
      </span>
    </>
  )
}

/** Category, type, status and place. */
function AssetFilters({ address, onChange }: Pick<AssetsToolbarProps, 'address' | 'onChange'>) {
  const { t } = useTranslation('assets')
  const fields = useTranslation('fields').t
  const typeName = useTypeName()
  const { data: types = [] } = useQuery(libraryQueries.types())
  const offered = types.filter((type) => address.category === undefined || type.category === address.category)
  return (
    <>
      <FilterSelect
        label={t(($) => $.filter.category)}
        all={t(($) => $.filter.all_categories)}
        value={address.category}
        options={ASSET_CATEGORIES.map((value) => ({ value, label: fields(($) => $.category[value]) }))}
        onChange={(category) => onChange({ category, asset_type: undefined })}
      />
      <FilterSelect
        label={t(($) => $.filter.asset_type)}
        all={t(($) => $.filter.all_types)}
        value={address.asset_type}
        options={offered.map((type) => ({ value: type.code, label: typeName(type) }))}
        onChange={(asset_type) => onChange({ asset_type })}
      />
      <FilterSelect
        label={t(($) => $.filter.status)}
        all={t(($) => $.filter.all_statuses)}
        value={address.status}
        options={ASSET_STATUSES.map((value) => ({ value, label: fields(($) => $.status[value]) }))}
        onChange={(status) => onChange({ status })}
      />
      <PlaceFilter value={address.location_id} onChange={(location_id) => onChange({ location_id })} />
    </>
  )
}

const width = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[9.5rem]' } })

interface FilterSelectProps<Value extends string> {
  label: string
  all: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      className={width}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
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
