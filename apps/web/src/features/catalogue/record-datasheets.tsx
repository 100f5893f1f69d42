import type { Datasheet } from '@plenum/domain/datasheet'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { stack } from '@plenum/ui/patterns'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { DatasheetList, titleOf } from '#app/datasheets/datasheet-list.tsx'
import { api, datasheetQuery } from '#app/datasheets/queries.ts'
import { ConfirmRemoval } from '#app/files/confirm-removal.tsx'
import { files } from '#app/files/queries.ts'
import { useFileChoice } from '#app/files/use-file-choice.ts'
import { useWords } from '#app/page/use-words.ts'
import { RenameDatasheet } from './rename-datasheet.tsx'

interface RecordDatasheetsProps {
  model: string
  canWrite: boolean
}

/** The datasheets of a model: opened, added, called something else and removed. */
export function RecordDatasheets({ model, canWrite }: RecordDatasheetsProps) {
  useWords('feedback')
  const queryClient = useQueryClient()
  const { queryKey } = datasheetQuery(model)
  const { problem, isBusy, open, input } = useFileChoice('model_datasheet', async (file) => {
    const { id: file_id } = await files.upload(file, { purpose: 'model_datasheet' })
    await api.addDatasheet(model, { file_id })
    await queryClient.invalidateQueries({ queryKey })
  })
  const { t } = useTranslation('files')
  const [chosen, choose] = useState<{ to: 'rename' | 'remove'; datasheet: Datasheet } | null>(null)
  const section = useRef<HTMLElement>(null)
  const close = () => choose(null)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t(($) => $.datasheets.label)}
      className={stack({ gap: '3', alignItems: 'stretch' })}
    >
      <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.datasheets.label)}</h3>
      <DatasheetList
        model={model}
        label={t(($) => $.datasheets.label)}
        none={t(($) => $.datasheets.none)}
        action={(datasheet) =>
          canWrite && (
            <>
              <IconButton
                label={t(($) => $.datasheets.rename, { name: titleOf(datasheet) })}
                onClick={() => choose({ to: 'rename', datasheet })}
              >
                <Pencil />
              </IconButton>
              <IconButton
                label={t(($) => $.datasheets.remove, { name: titleOf(datasheet) })}
                onClick={() => choose({ to: 'remove', datasheet })}
              >
                <Trash2 />
              </IconButton>
            </>
          )
        }
      />
      {canWrite && (
        <div>
          <Button size="compact" loading={isBusy} onClick={open}>
            <Plus aria-hidden="true" />
            {t(($) => $.datasheets.add)}
          </Button>
          <input {...input} aria-label={t(($) => $.datasheets.choose)} />
        </div>
      )}
      {problem !== null && (
        <Alert tone="error" live title={t(($) => $.datasheets.add_failed)}>
          {problem}
        </Alert>
      )}
      {chosen?.to === 'rename' && (
        <RenameDatasheet model={model} datasheet={chosen.datasheet} onClose={close} />
      )}
      {chosen?.to === 'remove' && (
        <ConfirmRemoval
          words={{
            title: t(($) => $.datasheets.remove_title, { name: titleOf(chosen.datasheet) }),
            text: t(($) => $.datasheets.remove_text),
            remove: t(($) => $.datasheets.remove_it),
            failed: t(($) => $.datasheets.remove_failed),
          }}
          onRemove={() => api.removeDatasheet(model, chosen.datasheet.id)}
          queryKey={queryKey}
          around={section}
          onClose={close}
        />
      )}
    </section>
  )
}
