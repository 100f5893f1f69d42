import { isLasting, type Nomenclature } from '@plenum/domain/nomenclature'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { freshAfter } from '#app/form/saved.ts'
import { notify } from '#app/notices/notify.ts'
import { part } from '#app/notices/part.ts'
import { draftOf, type NomenclatureDraft } from './nomenclature-draft.ts'
import { NomenclatureForm } from './nomenclature-form.tsx'
import { saveNomenclature } from './nomenclature-save.ts'
import { nomenclatureQueries } from './queries.ts'
import { useTypes } from './type-name.ts'

// it waits for the server in any case
const CodePreview = part(async () => (await import('./code-preview.tsx')).CodePreview)

const DeleteNomenclature = part(async () => (await import('./delete-nomenclature.tsx')).DeleteNomenclature)

interface NomenclatureEditorProps {
  made: Nomenclature
  /** Whether it is for every type, there being no other. */
  isAlone: boolean
  canWrite: boolean
  /** Whether who has such codes may be told. */
  isSeen: boolean
  onGone: () => void
}

/** One template: how its codes are made, and what comes of it. */
export function NomenclatureEditor(props: NomenclatureEditorProps) {
  const { made, isAlone, canWrite, isSeen, onGone } = props
  const { t } = useTranslation('nomenclature')
  const queryClient = useQueryClient()
  const { nameOf } = useTypes()
  const [draft, setDraft] = useState(() => draftOf(made))
  const everyType = isAlone ? t(($) => $.all_types) : t(($) => $.others)
  const ofAssets = made.asset_type === null ? everyType : nameOf(made.asset_type)
  const name = made.entity === 'asset' ? ofAssets : t(($) => $.entity[made.entity])
  const save = async (seen: Nomenclature, values: NomenclatureDraft) => {
    const ended = await saveNomenclature(seen, values)
    if (ended.at === 'saved') void notify({ type: 'success', title: t(($) => $.saved), message: name })
    return freshAfter(ended, () => queryClient.invalidateQueries({ queryKey: nomenclatureQueries.all() }))
  }
  return (
    <div className={columns}>
      <Card className={stack({ gap: '6' })}>
        <h2 className={css({ textStyle: 'heading' })}>{name}</h2>
        <NomenclatureForm made={made} canWrite={canWrite} onSave={save} onDraft={setDraft} />
        {canWrite && !isLasting(made) && (
          <Suspense fallback={null}>
            <DeleteNomenclature made={made} name={name} onGone={onGone} />
          </Suspense>
        )}
      </Card>
      <Card>
        <Suspense fallback={<Skeleton shape="block" />}>
          <CodePreview draft={draft} entity={made.entity} asset_type={made.asset_type} isSeen={isSeen} />
        </Suspense>
      </Card>
    </div>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  gap: '4',
  alignItems: 'start',
})
