import { AssetInput, blankAsset, type Asset } from '@plenum/domain/asset'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { notify } from '#app/notices/notify.ts'
import { AssetForm, type Refusal } from './asset-form.tsx'
import { AssetMerge } from './asset-merge-view.tsx'
import { inputOf } from './asset-merge.ts'
import { useNames } from './asset-names.ts'
import { saveAsset, undoLastChange } from './asset-save.ts'
import type { AssetsSearch, AssetTab } from './assets-search.ts'

interface AssetEditorProps {
  /** Null for an asset that is being added. */
  asset: Asset | null
  tab: AssetTab
  onTab: (tab: AssetTab) => void
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** Editing one asset: the form, the guard around it, and the merge when two people saved. */
export function AssetEditor({ asset, tab, onTab, onChange }: AssetEditorProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useRef<FormHandle>(null)
  // what editing began with: a refetch meanwhile must not change it under the person's hands
  const [began] = useState(asset)
  const [merge, setMerge] = useState<{ mine: AssetInput; theirs: Asset } | null>(null)
  const names = useNames([began, merge?.theirs].filter((known) => known !== undefined && known !== null))
  const before = began ? inputOf(began) : blankAsset

  const tellSaved = (id: string) =>
    void notify({
      type: 'success',
      title: t(($) => (began ? $.sheet.saved : $.sheet.created)),
      action: { label: common(($) => $.actions.undo), onClick: () => void undo(id) },
    })
  const undo = (id: string) =>
    undoLastChange(queryClient, id).then(
      () => notify({ type: 'info', title: t(($) => $.sheet.undone) }),
      (error: unknown) =>
        notify({ type: 'error', title: t(($) => $.sheet.undo_failed), message: errorWords(error) }),
    )
  const save = async (record: Asset | null, values: AssetInput): Promise<Refusal | 'saved' | 'stale'> => {
    const ended = await saveAsset(queryClient, record, values)
    if (ended.at === 'stale') {
      setMerge({ mine: values, theirs: ended.theirs })
      return 'stale'
    }
    if (ended.at === 'refused') return { message: errorWords(ended.error), error: ended.error }
    if (ended.at === 'saved') tellSaved(ended.asset.id)
    return 'saved'
  }
  // leaves the form without asking: everything typed is kept or meant to go
  const leave = (to: string | undefined) =>
    navigate({
      to: '/app/settings/assets-inventory',
      search: (now) => ({ ...now, asset: to, view: undefined }),
      replace: true,
      ignoreBlocker: true,
    })
  return (
    <>
      {merge && began ? (
        <AssetMerge
          before={before}
          mine={merge.mine}
          theirs={merge.theirs}
          names={names}
          onSave={(values) => save(merge.theirs, values)}
          onDone={() => void leave(began.id)}
        />
      ) : (
        <AssetForm
          ref={form}
          asset={began}
          before={before}
          tab={tab}
          names={names}
          onTab={onTab}
          onSave={(values) => save(began, values)}
          onSaved={() => void leave(began?.id)}
          onDiscard={() => onChange({ view: undefined, ...(began === null && { asset: undefined }) })}
        />
      )}
      <ConfirmLeave
        isUnsaved={() => merge !== null || (form.current?.isUnsaved() ?? false)}
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
