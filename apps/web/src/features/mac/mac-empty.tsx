import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { ClipboardList, SearchX } from 'lucide-react'
import { isFiltered, NO_FILTERS, type MacSearch } from './mac-search.ts'
import { NewRequest } from './new-request.tsx'

/** What every view is given. */
export interface ViewProps {
  address: MacSearch
  onChange: (change: Partial<MacSearch>, replace?: boolean) => void
  /** Whether the person may ask for work. */
  canAsk: boolean
}

/** In place of requests: why there are none, and the way on. */
export function MacEmpty({ address, onChange, canAsk }: ViewProps) {
  const { t } = useTranslation('work')
  if (isFiltered(address))
    return (
      <EmptyState
        icon={<SearchX />}
        title={t(($) => $.mac.none_found)}
        actions={<Button onClick={() => onChange(NO_FILTERS)}>{t(($) => $.filter.clear)}</Button>}
      />
    )
  return (
    <EmptyState icon={<ClipboardList />} title={t(($) => $.mac.empty)} actions={canAsk && <NewRequest />}>
      {t(($) => $.mac.empty_text)}
    </EmptyState>
  )
}
