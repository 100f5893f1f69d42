import { AssetPhoto, PhotoPatch } from '@plenum/domain/file'
import * as Dialog from '@plenum/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { MergeView } from '#app/form/merge-view.tsx'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import { useFailure } from '#app/notices/use-failure.tsx'
import { api, assetFileQueries } from './queries.ts'

interface DescribePhotoProps {
  asset: string
  photo: AssetPhoto
  onClose: () => void
}

const draftOf = ({ caption }: AssetPhoto): PhotoPatch => ({ caption })

/** What a photo shows, in a few words. */
export function DescribePhoto({ asset, photo, onClose }: DescribePhotoProps) {
  const { t } = useTranslation('files')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const failureOf = useFailure(t(($) => $.photos.caption_failed))
  const save = async (seen: AssetPhoto, draft: PhotoPatch): Promise<Saved<AssetPhoto>> => {
    const ended = await savedOf(AssetPhoto, api.updatePhoto(asset, seen, draft))
    void queryClient.invalidateQueries({ queryKey: assetFileQueries.photos(asset).queryKey })
    return ended
  }
  const { form, conflict, failure, isSending, send } = useEditedForm(photo, {
    schema: PhotoPatch,
    draftOf,
    valuesOf: (draft: PhotoPatch) => draft,
    fields: ['caption'] as const,
    send: save,
  })
  const label = t(($) => $.photos.caption)
  return (
    <FormDialog title={t(($) => $.photos.caption_title)} text={photo.name} onClose={onClose}>
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
          <form.AppField name="caption">{(field) => <field.TextField label={label} />}</form.AppField>
        </DialogForm>
      )}
    </FormDialog>
  )
}
