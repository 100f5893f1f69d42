import { AssetDocument } from '@plenum/domain/file'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as Dialog from '@plenum/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { MergeView } from '#app/form/merge-view.tsx'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import { useFailure } from '#app/notices/use-failure.tsx'
import {
  DOCUMENT_FIELDS,
  DocumentDraft,
  documentPatchOf,
  draftOf,
  type DocumentField,
} from './document-fields.ts'
import { api, assetFileQueries } from './queries.ts'
import { useKinds } from './use-kinds.ts'

interface EditDocumentProps {
  asset: string
  document: AssetDocument
  onClose: () => void
}

/** Name, kind and end of a document; what somebody else changed meanwhile is asked about. */
export function EditDocument({ asset, document, onClose }: EditDocumentProps) {
  const { t } = useTranslation('files')
  const common = useTranslation('common').t
  const language = useLanguage()
  const kinds = useKinds()
  const queryClient = useQueryClient()
  const failureOf = useFailure(t(($) => $.documents.save_failed))
  const save = async (seen: AssetDocument, draft: DocumentDraft): Promise<Saved<AssetDocument>> => {
    const patch = documentPatchOf(seen, draft)
    if (!patch) return { at: 'saved', record: seen }
    const ended = await savedOf(AssetDocument, api.updateDocument(asset, seen, patch))
    void queryClient.invalidateQueries({ queryKey: assetFileQueries.documents(asset).queryKey })
    return ended
  }
  const { form, conflict, failure, isSending, send } = useEditedForm(document, {
    schema: DocumentDraft,
    draftOf,
    valuesOf: (draft: DocumentDraft) => draft,
    fields: DOCUMENT_FIELDS,
    send: save,
  })
  const words = {
    label: (field: DocumentField) => t(($) => $.documents[field]),
    value: (field: DocumentField, draft: DocumentDraft) => {
      if (field === 'kind') return t(($) => $.documents.kinds[draft.kind])
      if (field === 'name') return draft.name
      return draft.expires_at && formatDate(language, draft.expires_at)
    },
  }
  return (
    <FormDialog title={t(($) => $.documents.edit_title)} onClose={onClose}>
      {conflict ? (
        <Dialog.Body>
          <MergeView conflict={conflict} words={words} onDone={onClose} />
        </Dialog.Body>
      ) : (
        <DialogForm
          submit={common(($) => $.actions.save)}
          isSending={isSending}
          alert={failure && failureOf(failure)}
          onSubmit={(event) => {
            event.preventDefault()
            void send().then((saved) => saved && onClose())
          }}
        >
          <form.AppField name="name">
            {(field) => <field.TextField label={words.label('name')} required />}
          </form.AppField>
          <form.AppField name="kind">
            {(field) => <field.SelectField label={words.label('kind')} options={kinds} />}
          </form.AppField>
          <form.AppField name="expires_at">
            {(field) => (
              <field.DateField label={words.label('expires_at')} help={t(($) => $.documents.expires_help)} />
            )}
          </form.AppField>
        </DialogForm>
      )}
    </FormDialog>
  )
}
