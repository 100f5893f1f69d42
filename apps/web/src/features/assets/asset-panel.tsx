import * as Sheet from '@plenum/ui/sheet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { neighbourOf } from '#app/page/shortcuts.ts'
import { takesLetters } from '#app/page/use-shortcut.ts'
import { AssetSheet } from './asset-sheet.tsx'
import { listQueryOf, READ_VIEWS, type AssetsSearch } from './assets-search.ts'
import { assetQueries } from './queries.ts'

interface AssetPanelProps {
  address: AssetsSearch
  canWrite: boolean
  /** Whether the person may bring back what was closed. */
  canRestore: boolean
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** The open record over its list, as the address says; its neighbours are the list's. */
export function AssetPanel({ address, canWrite, canRestore, onChange }: AssetPanelProps) {
  const { data } = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  // while the sheet slides away it still shows what it showed
  const [last, setLast] = useState(address.asset)
  if (address.asset !== undefined && address.asset !== last) setLast(address.asset)
  const rows = data?.pages.flatMap((page) => page.results) ?? []
  const at = rows.findIndex((row) => row.id === last)
  const close = () => onChange({ asset: undefined, view: undefined, tab: undefined })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = takesLetters(event.target) ? null : neighbourOf(event)
    const other = by === null || at < 0 ? undefined : rows[at + by]?.id
    if (other !== undefined) onChange({ asset: other, view: undefined }, true)
  }
  return (
    <Sheet.Root open={address.asset !== undefined} onOpenChange={(change) => !change.open && close()}>
      <Sheet.Content onKeyDown={onKeyDown}>
        {last !== undefined && (
          <AssetSheet
            id={last}
            row={rows[at]}
            tab={address.tab ?? 'global'}
            view={canWrite || READ_VIEWS.some((each) => each === address.view) ? address.view : undefined}
            canWrite={canWrite}
            canRestore={canRestore}
            previous={rows[at - 1]?.id}
            next={at < 0 ? undefined : rows[at + 1]?.id}
            onChange={onChange}
          />
        )}
      </Sheet.Content>
    </Sheet.Root>
  )
}
