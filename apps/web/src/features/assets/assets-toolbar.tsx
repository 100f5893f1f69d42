import type { FilterName } from '@plenum/domain/asset-query'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import type { RefObject } from 'react'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { FILTERS, type AssetsSearch } from './assets-search.ts'
import type { ColumnChoice } from './column-choice.ts'
import { useFilters } from './filters/use-filters.tsx'
import { OutputButton } from './output/output-button.tsx'
import { ViewButton } from './view-button.tsx'
import { ViewsButton } from './views/views-button.tsx'

interface AssetsToolbarProps {
  address: AssetsSearch
  searchBox: RefObject<HTMLInputElement | null>
  columns: ColumnChoice
  count: string
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
  onClear: () => void
}

/** What narrows the list, and how much is left. */
export function AssetsToolbar(props: AssetsToolbarProps) {
  const { address, searchBox, columns, count, onChange, onClear } = props
  const { t } = useTranslation('assets')
  const narrow = useMedia(NARROW)
  const { button, chips } = useFilters({
    address,
    hasChips: FILTERS.some((name) => address[name] !== undefined && !isBeside(name, address)),
    onChange,
    onClear,
  })
  return (
    <>
      <SearchFilter
        label={t(($) => $.filter.search)}
        box={searchBox}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, true)}
      />
      <CategorySelect value={address.category} onChange={(category) => onChange({ category })} />
      {button}
      <ViewsButton address={address} columns={columns} onChange={onChange} />
      <span className={ending}>
        <span
          role="status"
          className={css({ textStyle: 'table', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}
        >
          {count}
        </span>
        {!narrow && (
          <>
            <OutputButton address={address} columns={columns} count={count} />
            <ViewButton choice={columns} />
          </>
        )}
      </span>
      {chips}
    </>
  )
}

// on a narrow page a line of its own, before there is anything to say too
const ending = hstack({
  gap: '3',
  justifyContent: 'flex-end',
  ml: 'auto',
  flexShrink: '0',
  width: { base: 'full', md: 'auto' },
  minHeight: 'row',
})

/** Whether a filter is shown by a box of its own. */
const isBeside = (name: FilterName, { category }: AssetsSearch) =>
  name === 'search' || (name === 'category' && isCategory(category))

const isCategory = (value: string | undefined) => ASSET_CATEGORIES.some((category) => category === value)

interface CategorySelectProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One family of assets, or all of them; several are chosen among the filters. */
function CategorySelect({ value, onChange }: CategorySelectProps) {
  const { t } = useTranslation('assets')
  const fields = useTranslation('fields').t
  const isOne = value === undefined || isCategory(value)
  return (
    <Select
      aria-label={t(($) => $.filter.category)}
      className={css({ width: { base: '[9rem]', md: '[10rem]' }, flexGrow: { base: '1', md: '0' } })}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{t(($) => $.filter.all_categories)}</option>
      {!isOne && <option value={value}>…</option>}
      {ASSET_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {fields(($) => $.category[category])}
        </option>
      ))}
    </Select>
  )
}
