import type { AssetPhoto } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { SortableList } from '@plenum/ui/sortable-list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureQuery } from '#app/files/queries.ts'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, assetFileQueries } from './queries.ts'

interface ArrangePhotosProps {
  asset: string
  photos: readonly AssetPhoto[]
  onClose: () => void
}

/** The items with the one at `from` at `to` instead. */
export const movedTo = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

/** Puts photos into an order, by dragging or by keys. */
export function ArrangePhotos({ asset, photos, onClose }: ArrangePhotosProps) {
  const { t } = useTranslation('files')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [order, setOrder] = useState(photos)
  const [isSending, setSending] = useState(false)
  const save = async () => {
    setSending(true)
    try {
      await api.arrangePhotos(
        asset,
        order.map(({ id }) => id),
      )
      onClose()
    } catch (error) {
      void notify({
        type: 'error',
        title: t(($) => $.photos.arrange_failed),
        message: errorWords(error),
      })
    }
    await queryClient.invalidateQueries({ queryKey: assetFileQueries.photos(asset).queryKey })
    setSending(false)
  }
  return (
    <FormDialog
      title={t(($) => $.photos.arrange_title)}
      text={t(($) => $.photos.arrange_text)}
      onClose={onClose}
    >
      <DialogForm
        submit={common(($) => $.actions.save)}
        isSending={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <SortableList
          items={order}
          words={{
            label: t(($) => $.photos.label),
            handle: (place) => t(($) => $.photos.handle, { place, name: order[place - 1]?.name ?? '' }),
            help: t(($) => $.photos.arrange_text),
            told: {
              picked: (place, count) => t(($) => $.photos.picked, { place, count }),
              moved: (place, count) => t(($) => $.photos.moved, { place, count }),
              dropped: (place, count) => t(($) => $.photos.dropped, { place, count }),
              returned: (place) => t(($) => $.photos.returned, { place }),
            },
          }}
          onMove={(from, to) => setOrder(movedTo(order, from, to))}
        >
          {(photo) => <SmallPhoto photo={photo} />}
        </SortableList>
      </DialogForm>
    </FormDialog>
  )
}

function SmallPhoto({ photo: { id, name, caption } }: { photo: AssetPhoto }) {
  const { data } = useQuery(pictureQuery(id, 'thumbnail'))
  return (
    <span className={hstack({ gap: '3' })}>
      {data !== undefined && (
        <img
          src={data}
          alt=""
          className={css({ width: '12', height: '12', objectFit: 'cover', borderRadius: 'control' })}
        />
      )}
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{caption ?? name}</span>
    </span>
  )
}
