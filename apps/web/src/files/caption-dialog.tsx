import { AssetPhoto, PhotoPatch } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import * as Dialog from '@plenum/ui/dialog'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { MergeView } from '#app/form/merge-view.tsx'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import { useFailure } from '#app/notices/use-failure.tsx'

interface CaptionDialogProps {
  file: AssetPhoto
  words: { title: string; label: string; help?: string; failed: string }
  onSave: (seen: AssetPhoto, patch: PhotoPatch) => Promise<AssetPhoto>
  /** What no longer holds once it is saved. */
  queryKey: QueryKey
  onClose: () => void
}

const draftOf = ({ caption }: AssetPhoto): PhotoPatch => ({ caption })

/** Says in a few words what a file shows or is called; an empty field takes that away. */
export function CaptionDialog({ file, words, onSave, queryKey, onClose }: CaptionDialogProps) {
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const failureOf = useFailure(words.failed)
  const save = async (seen: AssetPhoto, draft: PhotoPatch): Promise<Saved<AssetPhoto>> => {
    const ended = await savedOf(AssetPhoto, onSave(seen, draft))
    void queryClient.invalidateQueries({ queryKey })
    return ended
  }
  const { form, conflict, failure, isSending, send } = useEditedForm(file, {
    schema: PhotoPatch,
    draftOf,
    valuesOf: (draft: PhotoPatch) => draft,
    fields: ['caption'] as const,
    send: save,
  })
  const { title, label, help } = words
  return (
    <FormDialog title={title} text={file.name} onClose={onClose}>
      {conflict ? (
        <Dialog.Body>
          <MergeView
            conflict={conflict}
            words={{ label: () => label, value: (_, { caption }) => caption }}
            onDone={onClose}
          />
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
          <form.AppField name="caption">
            {(field) => <field.TextField label={label} {...(help !== undefined && { help })} nullable />}
          </form.AppField>
        </DialogForm>
      )}
    </FormDialog>
  )
}
