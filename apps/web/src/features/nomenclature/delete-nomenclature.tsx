import type { Nomenclature } from '@plenum/domain/nomenclature'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { api, nomenclatureQueries } from './queries.ts'

interface DeleteNomenclatureProps {
  made: Nomenclature
  name: string
  onGone: () => void
}

/** Deletes the template of one type, or of places, once it is asked again. */
export function DeleteNomenclature({ made, name, onGone }: DeleteNomenclatureProps) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    try {
      await api.nomenclatures.remove(made)
      onGone()
      void notify({ type: 'success', title: t(($) => $.removed), message: name })
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.remove_failed), message: errorWords(error) })
    }
    setIsBusy(false)
    setIsAsking(false)
    await queryClient.invalidateQueries({ queryKey: nomenclatureQueries.all() })
  }
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t(($) => $.remove)}
      </Button>
      {isAsking && (
        <AlertDialog
          open
          onCancel={() => setIsAsking(false)}
          title={t(($) => $.remove_title, { type: name })}
          description={made.entity === 'asset' ? t(($) => $.remove_text) : t(($) => $.remove_text_places)}
        >
          <Button onClick={() => setIsAsking(false)}>{common(($) => $.actions.cancel)}</Button>
          <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
            {t(($) => $.remove)}
          </Button>
        </AlertDialog>
      )}
    </div>
  )
}
