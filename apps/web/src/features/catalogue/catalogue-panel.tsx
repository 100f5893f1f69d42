import * as Sheet from '@plenum/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { NEW, type CatalogueSearch, type CatalogueTab } from './catalogue-search.ts'
import { catalogueQueries } from './queries.ts'
import { BrandSheet, ModelSheet, TypeSheet } from './record-sheets.tsx'

interface CataloguePanelProps {
  address: CatalogueSearch
  canWrite: boolean
  onChange: (change: Partial<CatalogueSearch>, replace?: boolean) => void
}

const SHEETS = { models: ModelSheet, brands: BrandSheet, types: TypeSheet }

/** The open record over its list, as the address says. */
export function CataloguePanel({ address, canWrite, onChange }: CataloguePanelProps) {
  const navigate = useNavigate()
  // while the sheet slides away it still shows what it showed
  const [last, setLast] = useState<{ id: string | undefined; tab: CatalogueTab }>({
    id: address.open,
    tab: address.tab ?? 'models',
  })
  const { open, tab = 'models', view } = address
  if (open !== undefined && (open !== last.id || tab !== last.tab)) setLast({ id: open, tab })
  const { data: brand } = useQuery({
    ...catalogueQueries.brand(address.brand_id ?? ''),
    enabled: open === NEW && address.brand_id !== undefined,
  })
  const close = () => onChange({ open: undefined, view: undefined })
  // leaves the form without asking: everything typed is kept or meant to go
  const leave = (to: string | undefined) =>
    void navigate({
      to: '/app/settings/brand-and-models',
      search: (now) => ({ ...now, open: to, view: undefined }),
      replace: true,
      ignoreBlocker: true,
    })
  const Record = SHEETS[last.tab]
  return (
    <Sheet.Root open={open !== undefined} onOpenChange={(change) => !change.open && close()}>
      <Sheet.Content>
        {last.id !== undefined && (last.id !== NEW || canWrite) && (
          <Record
            key={`${last.tab} ${last.id}`}
            id={last.id}
            isEditing={canWrite && view === 'edit'}
            canWrite={canWrite}
            brand={brand}
            onEdit={() => onChange({ view: 'edit' })}
            onDone={leave}
            onGone={leave}
          />
        )}
      </Sheet.Content>
    </Sheet.Root>
  )
}
