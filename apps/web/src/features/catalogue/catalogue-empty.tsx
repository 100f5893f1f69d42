import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { PackageOpen, SearchX } from 'lucide-react'
import type { CatalogueTab } from './catalogue-search.ts'

interface CatalogueEmptyProps {
  tab: CatalogueTab
  isFiltered: boolean
  canWrite: boolean
  onClear: () => void
  onAdd: () => void
  onBringIn: () => void
}

/** No rows: because nothing matches, or because there is nothing yet. */
export function CatalogueEmpty({ tab, isFiltered, canWrite, ...on }: CatalogueEmptyProps) {
  const { t } = useTranslation('catalogue')
  if (isFiltered || tab === 'types')
    return (
      <EmptyState
        icon={<SearchX />}
        title={t(($) => $.empty.filtered)}
        actions={<Button onClick={on.onClear}>{t(($) => $.filter.clear)}</Button>}
      >
        {t(($) => $.empty.filtered_text)}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={t(($) => $.empty[tab])}
      actions={
        canWrite && (
          <>
            {tab === 'models' && (
              <Button tone="primary" onClick={on.onBringIn}>
                {t(($) => $.bring.button)}
              </Button>
            )}
            <Button tone={tab === 'models' ? 'neutral' : 'primary'} onClick={on.onAdd}>
              {t(($) => $.add[tab])}
            </Button>
          </>
        )
      }
    >
      {t(($) => (tab === 'models' ? $.empty.models_text : $.empty.brands_text))}
    </EmptyState>
  )
}
