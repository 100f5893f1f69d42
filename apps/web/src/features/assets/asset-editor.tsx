import type { Asset, AssetField, FirstStatus } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import type { Saved } from '#app/form/saved.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { notify } from '#app/notices/notify.ts'
import { SheetWaiting } from '#app/page/sheet-waiting.tsx'
import { AssetForm } from './asset-form.tsx'
import { differs, type AssetDraft } from './asset-merge.ts'
import { saveAsset, undoSave } from './asset-save.ts'
import { NOTHING_NEW, type AssetsSearch, type AssetTab } from './assets-search.ts'
import { assetQueries, libraryQueries } from './queries.ts'

interface AssetEditorProps {
  /** Null for an asset that is being added. */
  asset: Asset | null
  tab: AssetTab
  /** Has the focus at first. */
  first?: AssetField | undefined
  onTab: (tab: AssetTab) => void
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** Editing one asset: the form and the guard around it. */
export function AssetEditor({ asset, tab, first, onTab, onChange }: AssetEditorProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useRef<FormHandle>(null)
  const { new_code, new_type, new_like } = useSearch({ strict: false })
  const begins = {
    ...(new_code !== undefined && { code: new_code }),
    ...(new_type !== undefined && { asset_type: new_type }),
  }
  const { data: types = [], isPending } = useQuery(libraryQueries.types())
  const model = useQuery({
    ...assetQueries.detail(new_like ?? ''),
    enabled: asset === null && new_like !== undefined,
  })
  const tellSaved = (saved: Asset) =>
    void notify({
      type: 'success',
      title: t(($) => (asset ? $.sheet.saved : $.sheet.created)),
      action: { label: common(($) => $.actions.undo), onClick: () => void undo(saved) },
    })
  const undo = (saved: Asset) =>
    undoSave(queryClient, saved).then(
      () => notify({ type: 'info', title: t(($) => $.sheet.undone) }),
      (error: unknown) =>
        notify({ type: 'error', title: t(($) => $.sheet.undo_failed), message: errorWords(error) }),
    )
  const save = async (seen: Asset | null, values: AssetDraft, start: FirstStatus): Promise<Saved<Asset>> => {
    // where nothing differs there is nothing to tell, nor to undo
    if (seen && !differs(seen, values)) return { at: 'saved', record: seen }
    const ended = await saveAsset(queryClient, seen, values, start)
    if (ended.at === 'saved') tellSaved(ended.record)
    return ended
  }
  // leaves the form without asking: everything typed is kept or meant to go
  const leave = (to: string | undefined) =>
    navigate({
      to: '/app/settings/assets-inventory',
      search: (now) => ({ ...now, ...NOTHING_NEW, asset: to, view: undefined }),
      replace: true,
      ignoreBlocker: true,
    })
  // it begins with what its type has, and with what another one is like
  if (isPending || model.isLoading) return <SheetWaiting />
  return (
    <>
      <AssetForm
        ref={form}
        asset={asset}
        begins={begins}
        like={asset === null ? model.data : undefined}
        types={types}
        tab={tab}
        first={first}
        onTab={onTab}
        onSave={save}
        onSaved={() => void leave(asset?.id)}
        onDiscard={() => onChange({ view: undefined, ...(asset === null && { asset: undefined }) })}
      />
      <ConfirmLeave
        isUnsaved={() => form.current?.isUnsaved() ?? false}
        leaves={({ current, next }) =>
          next.pathname !== current.pathname || recordOf(next) !== recordOf(current)
        }
        onSave={() => form.current?.save() ?? Promise.resolve(false)}
      />
    </>
  )
}

const recordOf = ({ search }: { search: unknown }) => {
  const { asset, view }: Pick<AssetsSearch, 'asset' | 'view'> = search ?? {}
  return `${asset ?? ''} ${view ?? ''}`
}
