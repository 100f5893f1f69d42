import { useTranslation } from '@plenum/i18n/react'
import { useRef, type ReactNode, type Ref } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { freshAfter, type Saved } from '#app/form/saved.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useRecordChange } from './use-record-change.ts'

interface Editor<Thing, Draft> {
  ref: Ref<FormHandle>
  onSave: (seen: Thing | null, draft: Draft) => Promise<Saved<Thing>>
  onSaved: () => void
  onDiscard: () => void
}

interface RecordEditorProps<Thing, Draft> {
  /** Null for one that is being added. */
  record: Thing | null
  onSave: (seen: Thing | null, draft: Draft) => Promise<Saved<Thing>>
  /** Over: with the record that is there now, or without one where it was given up. */
  onDone: (id: string | undefined) => void
  children: (editor: Editor<Thing, Draft>) => ReactNode
}

/** The guard around the form of a record, and what is told once it is saved. */
export function RecordEditor<Thing extends { id: string; name: string | null }, Draft>({
  record,
  onSave,
  onDone,
  children,
}: RecordEditorProps<Thing, Draft>) {
  const { t } = useTranslation('catalogue')
  const { refresh, tell } = useRecordChange()
  const form = useRef<FormHandle>(null)
  const saved = useRef<string>(undefined)
  const save = async (seen: Thing | null, draft: Draft): Promise<Saved<Thing>> => {
    const ended = await onSave(seen, draft)
    if (ended.at === 'saved') {
      saved.current = ended.record.id
      tell(
        t(($) => (seen ? $.sheet.saved : $.sheet.created)),
        ended.record.name ?? ended.record.id,
      )
    }
    return freshAfter(ended, refresh)
  }
  return (
    <>
      {children({
        ref: form,
        onSave: save,
        onSaved: () => onDone(saved.current ?? record?.id),
        onDiscard: () => onDone(record?.id),
      })}
      <ConfirmLeave
        isUnsaved={() => form.current?.isUnsaved() ?? false}
        leaves={({ current, next }) =>
          next.pathname !== current.pathname || openIn(next.search) !== openIn(current.search)
        }
        onSave={() => form.current?.save() ?? Promise.resolve(false)}
      />
    </>
  )
}

const openIn = (search: unknown) => {
  const { open, view, tab }: { open?: string; view?: string; tab?: string } = search ?? {}
  return `${tab ?? ''} ${open ?? ''} ${view ?? ''}`
}
