import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { SearchX, Server } from 'lucide-react'
import { NEW_ASSET, withoutFilters, type AssetsSearch } from './assets-search.ts'

interface AssetsEmptyProps {
  why: 'filtered' | 'closed' | 'new'
  canWrite: boolean
  onChange: (change: Partial<AssetsSearch>) => void
}

/** No rows: because nothing matches, because every asset is closed, or because the company is new. */
export function AssetsEmpty({ why, canWrite, onChange }: AssetsEmptyProps) {
  const { t } = useTranslation('assets')
  if (why === 'filtered')
    return (
      <EmptyState
        icon={<SearchX />}
        title={t(($) => $.empty.none_title)}
        actions={<Button onClick={() => onChange(withoutFilters({}))}>{t(($) => $.filter.clear)}</Button>}
      >
        {t(($) => $.empty.none_text)}
      </EmptyState>
    )
  if (why === 'closed')
    return (
      <EmptyState
        icon={<Server />}
        title={t(($) => $.empty.closed_title)}
        actions={
          <Button onClick={() => onChange({ closed: 'with' })}>{t(($) => $.empty.closed_show)}</Button>
        }
      >
        {t(($) => $.empty.closed_text)}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Server />}
      title={t(($) => $.empty.new_title)}
      actions={
        canWrite && (
          <>
            <Link to="/app/settings/assets-inventory/import" className={button({ tone: 'primary' })}>
              {t(($) => $.import)}
            </Link>
            <Button onClick={() => onChange({ asset: NEW_ASSET })}>{t(($) => $.add)}</Button>
          </>
        )
      }
    >
      {t(($) => $.empty.new_text)}
    </EmptyState>
  )
}
