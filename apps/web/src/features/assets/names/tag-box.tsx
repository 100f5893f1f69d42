import type { Tag } from '@plenum/domain/tag'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { tagQueries } from './queries.ts'

interface TagBoxProps {
  label: string
  /** Ids of tags that are not offered. */
  without: readonly string[]
  /** The type of the asset that it is for; none where they are several. */
  assetType?: string
  onChoose: (tag: Tag) => void
  onCreate?: (name: string) => void
}

/** Finds one tag after the other: what is chosen goes elsewhere, and the box is empty again. */
export function TagBox({ label, without, assetType, onChoose, onCreate }: TagBoxProps) {
  const { t } = useTranslation('tags')
  const { text, isSettled, asked, setText } = useLookFor()
  // a new box has nothing typed in it
  const [round, setRound] = useState(0)
  const found = useQuery({ ...tagQueries.search(text, assetType), enabled: asked })
  const options = (found.data ?? []).filter(({ id }) => !without.includes(id))
  const note = useLookupNote(found, options.length, {
    none: t(($) => $.of_asset_none),
    failed: t(($) => $.of_asset_failed),
  })
  const next = () => {
    setText('')
    setRound(round + 1)
  }
  return (
    <LookupBox
      key={round}
      label={label}
      className={css({ maxWidth: '[20rem]' })}
      chosen={null}
      options={options}
      isAnswered={isSettled && !found.isFetching}
      note={note}
      words={{
        clear: t(($) => $.of_asset_clear),
        placeholder: t(($) => $.of_asset_placeholder),
        create: onCreate && ((name) => t(($) => $.of_asset_create, { name })),
      }}
      onSearch={setText}
      onChoose={(option) => {
        const tag = options.find(({ id }) => id === option?.id)
        if (tag) onChoose(tag)
        next()
      }}
      onCreate={
        onCreate &&
        ((name) => {
          onCreate(name)
          next()
        })
      }
    />
  )
}
