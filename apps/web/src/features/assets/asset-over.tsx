import type { Asset } from '@plenum/domain/asset'
import * as Sheet from '@plenum/ui/sheet'
import { useState, type KeyboardEvent } from 'react'
import * as v from 'valibot'
import { neighbourOf } from '#app/page/shortcuts.ts'
import { takesLetters } from '#app/page/use-shortcut.ts'
import { AssetSheet } from './asset-sheet.tsx'
import { AssetsSearch } from './assets-search.ts'

type Opened = Pick<AssetsSearch, 'asset' | 'tab' | 'view'>

interface AssetOverProps {
  /** The open record and how it is looked at, as the address says. */
  address: { [Name in keyof Opened]?: string | undefined }
  /** The records of the page, in its order: the neighbours of the open one. */
  ids: readonly string[]
  /** What the page knows of a record: shown until the record itself is here. */
  rowOf?: (id: string) => Asset | undefined
  canWrite: boolean
  /** Whether the person may bring back what was closed. */
  canRestore: boolean
  /** Whether the person may let through, with a reason, what the fit check refuses. */
  canOverride: boolean
  onChange: (change: Partial<Opened>, replace?: boolean) => void
}

/** The open record over any page that shows assets. */
export function AssetOver({ address, ids, rowOf, onChange, ...rights }: AssetOverProps) {
  const { asset, tab, view } = v.parse(AssetsSearch, address)
  // while the sheet slides away it still shows what it showed
  const [last, setLast] = useState(asset)
  if (asset !== undefined && asset !== last) setLast(asset)
  const at = ids.findIndex((id) => id === last)
  const beside = (by: -1 | 1) => (at < 0 ? undefined : ids[at + by])
  const close = () => onChange({ asset: undefined, view: undefined, tab: undefined })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target } = event
    // what is pressed in a dialog over the sheet bubbles to it, as React has it
    if (!(target instanceof Node && currentTarget.contains(target))) return
    const by = takesLetters(target) ? null : neighbourOf(event)
    const other = by === null ? undefined : beside(by)
    if (other !== undefined) onChange({ asset: other, view: undefined }, true)
  }
  return (
    <Sheet.Root open={asset !== undefined} onOpenChange={(change) => !change.open && close()}>
      <Sheet.Content onKeyDown={onKeyDown}>
        {last !== undefined && (
          <AssetSheet
            id={last}
            row={rowOf?.(last)}
            tab={tab ?? 'global'}
            view={view}
            {...rights}
            previous={beside(-1)}
            next={beside(1)}
            onChange={onChange}
          />
        )}
      </Sheet.Content>
    </Sheet.Root>
  )
}
