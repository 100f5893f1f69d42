import type { AssetDocument, StoredFile } from '@plenum/domain/file'
import { FILE_PURPOSES } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { css } from '@plenum/ui/css'
import { Form, FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { files } from '#app/files/queries.ts'
import { UploadBox } from '#app/files/upload-box.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { refusalOf } from '#app/form/use-sending.ts'
import { NewDocuments, type NewDocument } from './document-fields.ts'
import { guessKind } from './guess-kind.ts'
import { api, assetFileQueries } from './queries.ts'
import { useKinds } from './use-kinds.ts'

const MB = 1024 * 1024
const MOST = 10

interface AddDocumentsProps {
  asset: string
  /** The document whose next version is added; null for documents of their own. */
  replaces: AssetDocument | null
  onClose: () => void
}

/** Sends documents and says what each of them is; they are the asset's once that is said. */
export function AddDocuments({ asset, replaces, onClose }: AddDocumentsProps) {
  const { t } = useTranslation('files')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const kinds = useKinds()
  const [isBusy, setBusy] = useState(false)
  const { form, isSending, sent } = useSentForm({
    blank: { documents: noDocuments },
    schema: NewDocuments,
    fields: [],
    failed: t(($) => $.documents.add_failed),
    onSend: async ({ documents }) => {
      for (const { file, kind, expires_at } of documents) {
        const input = { file_id: file.id, kind, expires_at, replaces: replaces?.id ?? null }
        const refused = await refusalOf(api.addDocument(asset, input))
        if (refused) return refused
        // what is the asset's by now is not sent again with the others
        form.setFieldValue('documents', (before) => before.filter((each) => each.file.id !== file.id))
        void queryClient.invalidateQueries({ queryKey: assetFileQueries.documents(asset).queryKey })
      }
      onClose()
      return null
    },
  })
  const documents = useStore(form.store, (state) => state.values.documents)
  const arrive = (change: (before: StoredFile[]) => StoredFile[]) =>
    form.setFieldValue('documents', (before) =>
      change(before.map(({ file }) => file)).map(
        (file) => before.find((each) => each.file.id === file.id) ?? begin(file, replaces),
      ),
    )
  const cancel = () => {
    onClose()
    // one that cannot be deleted now is cleared away by itself
    for (const { file } of documents) void files.remove(file.id).catch(() => undefined)
  }
  const name = replaces?.name ?? ''
  const reason = isBusy
    ? t(($) => $.documents.add_busy)
    : documents.length === 0
      ? t(($) => $.documents.add_nothing)
      : undefined
  return (
    <Dialog.Root open closeOnInteractOutside={false} onOpenChange={(change) => !change.open && cancel()}>
      <Dialog.Content size="wide">
        <Dialog.Header
          title={replaces ? t(($) => $.documents.new_version_of, { name }) : t(($) => $.documents.add)}
          closeLabel={common(($) => $.actions.close)}
        />
        <Dialog.Description>
          {replaces ? t(($) => $.documents.new_version_text) : t(($) => $.documents.add_text)}
        </Dialog.Description>
        <Form {...sent}>
          <Dialog.Body>
            <div className={stack({ gap: '4' })}>
              <UploadBox
                purpose="asset_document"
                label={replaces ? t(($) => $.documents.drop_version) : t(($) => $.documents.drop)}
                hint={t(($) => $.documents.hint, { megabytes: FILE_PURPOSES.asset_document.most / MB })}
                most={replaces ? 1 : MOST}
                files={documents.map(({ file }) => file)}
                onFiles={arrive}
                onBusy={setBusy}
              />
              {documents.map(({ file }, index) => (
                <FieldGroup key={file.id} name={file.name}>
                  <form.AppField name={`documents[${index}].kind`}>
                    {(field) => <field.SelectField label={t(($) => $.documents.kind)} options={kinds} />}
                  </form.AppField>
                  <form.AppField name={`documents[${index}].expires_at`}>
                    {(field) => (
                      <field.DateField
                        label={t(($) => $.documents.expires_at)}
                        help={t(($) => $.documents.expires_help)}
                      />
                    )}
                  </form.AppField>
                </FieldGroup>
              ))}
            </div>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close>
              <Button>{common(($) => $.actions.cancel)}</Button>
            </Dialog.Close>
            <Button type="submit" tone="primary" loading={isSending} disabledReason={reason}>
              {replaces
                ? t(($) => $.documents.add_version)
                : t(($) => $.documents.add_submit, { count: Math.max(1, documents.length) })}
            </Button>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const noDocuments: NewDocument[] = []

const begin = (file: StoredFile, replaces: AssetDocument | null): NewDocument => ({
  file,
  kind: replaces?.kind ?? guessKind(file.name),
  expires_at: replaces?.expires_at ?? null,
})

/** What is said of one of the documents. */
function FieldGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'label', mb: '2', maxWidth: 'full', truncate: true })}>
        {name}
      </legend>
      <FormColumns>{children}</FormColumns>
    </fieldset>
  )
}
