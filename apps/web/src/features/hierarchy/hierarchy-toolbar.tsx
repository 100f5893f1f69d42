import { UPPER_LEVELS } from '@plenum/domain/node-type'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { Segment } from '@plenum/ui/segment'
import { useRef } from 'react'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import type { HierarchySearch } from './hierarchy-search.ts'

interface HierarchyToolbarProps {
  address: HierarchySearch
  onChange: (change: Partial<HierarchySearch>) => void
}

/** Which of the upper levels is listed, and what narrows its list. */
export function HierarchyToolbar({ address, onChange }: HierarchyToolbarProps) {
  const { t } = useTranslation('hierarchy')
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  const level = address.level ?? 'data_center'
  return (
    <>
      <Segment
        label={t(($) => $.level)}
        value={level}
        options={UPPER_LEVELS.map((value) => ({ value, label: t(($) => $.levels[value]) }))}
        onValueChange={(to) => onChange({ level: to === 'data_center' ? undefined : to, search: undefined })}
      />
      <SearchFilter
        key={level}
        label={t(($) => $.search[level])}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
      <Checkbox
        label={t(($) => $.show_old)}
        checked={address.old === 'yes'}
        onChange={({ target }) => onChange({ old: target.checked ? 'yes' : undefined })}
      />
    </>
  )
}
