import { valuesOf } from '@plenum/domain/filter-value'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { FilterChip } from '@plenum/ui/filter-chip'
import { hstack } from '@plenum/ui/patterns'
import { useWords } from '#app/page/use-words.ts'
import type { AssetsSearch } from '../assets-search.ts'
import { withoutDimension, type Dimension } from './dimensions.ts'
import { useFilterWords } from './use-filter-words.ts'

interface FilterChipsProps {
  address: AssetsSearch
  onOpen: (dimension: Dimension) => void
  onChange: (change: Partial<AssetsSearch>) => void
  onClear: () => void
}

/** The filters that are on, each in words: pressed it opens, its cross takes it off. */
export function FilterChips(props: FilterChipsProps) {
  useWords('inventory')
  return <Chips {...props} />
}

function Chips({ address, onOpen, onChange, onClear }: FilterChipsProps) {
  const { t } = useTranslation('filters')
  // one category stands in its own box
  const words = useFilterWords(address).filter(
    ({ dimension }) => dimension !== 'category' || valuesOf(address.category).length > 1,
  )
  if (words.length === 0) return null
  return (
    <ul aria-label={t(($) => $.chips)} className={hstack({ gap: '2', flexWrap: 'wrap', width: 'full' })}>
      {words.map(({ dimension, name, value }) => (
        <li key={dimension} className={hstack({ minWidth: '0' })}>
          <FilterChip
            name={name}
            value={value}
            removeLabel={t(($) => $.remove, { filter: name })}
            onChange={() => onOpen(dimension)}
            onRemove={() => onChange(withoutDimension(dimension))}
          />
        </li>
      ))}
      <li>
        <Button tone="quiet" size="compact" onClick={onClear}>
          {t(($) => $.clear)}
        </Button>
      </li>
    </ul>
  )
}
