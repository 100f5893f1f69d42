import type { Asset } from '@plenum/domain/asset'
import { may } from '@plenum/domain/permission'
import { MOST_TAGS_OF_ASSET, type TagRef } from '@plenum/domain/tag-ref'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { TagChip } from '@plenum/ui/tag-chip'
import { useRouteContext } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api } from './queries.ts'
import { TagBox } from './tag-box.tsx'
import { useRenaming } from './use-renaming.ts'

const idsOf = (tags: readonly TagRef[]) => tags.map(({ id }) => id)

/** The tags of an asset: each can be taken off, others are found by name or made. */
export function TagsEditor({ asset }: { asset: Asset }) {
  // wherever in the signed-in area it stands
  const user = useRouteContext({ strict: false, select: (context) => context.user })
  const canMake = user !== undefined && may(user.permissions, 'settings', 'write')
  return <TagsOfAsset asset={asset} canMake={canMake} />
}

interface TagsOfAssetProps {
  asset: Asset
  /** Whether a tag that does not exist can be made. */
  canMake: boolean
}

export function TagsOfAsset({ asset, canMake }: TagsOfAssetProps) {
  const { t } = useTranslation('tags')
  const errorWords = useErrorWords()
  const renaming = useRenaming(
    asset,
    t(($) => $.change_failed),
  )
  // chosen twice, before it is saved, it is there once
  const add = (id: string) => renaming.mutate(({ tags }) => ({ tag_ids: [...new Set([...idsOf(tags), id])] }))
  const takeOff = (id: string) =>
    renaming.mutate(({ tags }) => ({ tag_ids: idsOf(tags).filter((each) => each !== id) }))
  const make = async (name: string) => {
    try {
      add((await api.tags.create({ name, colour: 'grey' })).id)
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.add_failed), message: errorWords(error) })
    }
  }
  return (
    <div className={stack({ gap: '2', minWidth: '0' })}>
      {asset.tags.length > 0 && (
        <ul className={hstack({ gap: '1', flexWrap: 'wrap' })}>
          {asset.tags.map(({ id, name, colour }) => (
            <li key={id} className={css({ minWidth: '0', maxWidth: 'full', display: 'flex' })}>
              <TagChip
                tone={colour}
                label={name}
                action={
                  <IconButton
                    size="compact"
                    label={t(($) => $.take_off, { name })}
                    disabled={renaming.isPending}
                    onClick={() => takeOff(id)}
                  >
                    <X />
                  </IconButton>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {asset.tags.length < MOST_TAGS_OF_ASSET && (
        <TagBox
          label={t(($) => $.of_asset)}
          without={idsOf(asset.tags)}
          assetType={asset.asset_type}
          onChoose={({ id }) => add(id)}
          {...(canMake && { onCreate: (name: string) => void make(name) })}
        />
      )}
    </div>
  )
}
