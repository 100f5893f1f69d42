import type { StoredFile } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { PhotoGrid } from '@plenum/ui/photo-grid'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUpDown, Images } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Pictures } from '#app/files/pictures.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { part } from '#app/notices/part.ts'
import { AssetPhoto } from './asset-photo.tsx'
import { FilesWaiting } from './files-waiting.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoUpload } from './photo-upload.tsx'
import { assetFileQueries } from './queries.ts'
import { RemovePhoto } from './remove-photo.tsx'
import { usePhotoLinks } from './use-photo-links.ts'

const ArrangePhotos = part(async () => (await import('./arrange-photos.tsx')).ArrangePhotos)
const DescribePhoto = part(async () => (await import('./describe-photo.tsx')).DescribePhoto)

interface AssetPhotosProps {
  asset: string
  canWrite: boolean
}

/** What an asset looks like, as somebody arranged it. */
export function AssetPhotos({ asset, canWrite }: AssetPhotosProps) {
  const { t } = useTranslation('files')
  const [looking, setLooking] = useState<string | null>(null)
  const [removing, setRemoving] = useState<StoredFile | null>(null)
  const [describing, setDescribing] = useState<string | null>(null)
  const [isArranging, setArranging] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery(assetFileQueries.photos(asset))
  const { queue, photos: unlinked } = usePhotoLinks(asset)
  const stored = query.data?.pages.flatMap((page) => page.results) ?? []
  const described = stored.find(({ id }) => id === describing)
  const waiting = unlinked.filter(({ file }) => stored.every(({ id }) => id !== file.id))
  const linking = waiting.filter(({ state }) => state.at === 'linking').map(({ file }) => file)
  const photos = [...linking.toReversed(), ...stored]
  const more = () => void query.fetchNextPage()
  const look = (id: string | null) => {
    setLooking(id)
    // whoever looks at the last one here is about to look at the next
    if (id !== null && id === photos.at(-1)?.id && query.hasNextPage) more()
  }
  return (
    <div ref={section} tabIndex={-1} className={stack({ gap: '4' })}>
      {canWrite && <PhotoUpload waiting={waiting} queue={queue} />}
      {query.isPending && photos.length === 0 && <FilesWaiting />}
      {query.isError && !query.data && (
        <QueryError
          title={t(($) => $.photos.failed)}
          error={query.error}
          area="assets"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && photos.length === 0 && (
        <EmptyState icon={<Images />} title={t(($) => $.photos.none)}>
          {t(($) => $.photos.none_text)}
        </EmptyState>
      )}
      {photos.length > 0 && (
        <PhotoGrid label={t(($) => $.photos.label)}>
          {photos.map((photo) => (
            <AssetPhoto
              key={photo.id}
              photo={photo}
              onOpen={() => look(photo.id)}
              action={
                canWrite &&
                !linking.includes(photo) && (
                  <PhotoActions
                    photo={photo}
                    onDescribe={() => setDescribing(photo.id)}
                    onRemove={() => setRemoving(photo)}
                  />
                )
              }
            />
          ))}
        </PhotoGrid>
      )}
      {canWrite && stored.length > 1 && (
        <div>
          <Button size="compact" onClick={() => setArranging(true)}>
            <ArrowUpDown aria-hidden="true" />
            {t(($) => $.photos.arrange)}
          </Button>
        </div>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={more}>
          {t(($) => $.more)}
        </Button>
      )}
      <Pictures files={photos} current={looking} onCurrent={look} />
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangePhotos asset={asset} photos={stored} onClose={() => setArranging(false)} />
        </Suspense>
      )}
      {described && (
        <Suspense fallback={null}>
          <DescribePhoto asset={asset} photo={described} onClose={() => setDescribing(null)} />
        </Suspense>
      )}
      {removing && (
        <RemovePhoto asset={asset} photo={removing} onClose={() => setRemoving(null)} around={section} />
      )}
    </div>
  )
}
