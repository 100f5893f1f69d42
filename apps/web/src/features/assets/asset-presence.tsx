import { PRESENCE_EVERY } from '@plenum/domain/presence'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PersonAvatar } from '#app/files/person-avatar.tsx'
import { useWords } from '#app/page/use-words.ts'
import { api } from './queries.ts'

const MOST_SHOWN = 3

/** Says that one has an asset open, and shows who else has. */
export function AssetPresence({ asset, editing }: { asset: string; editing: boolean }) {
  useWords('record')
  const { t } = useTranslation('live')
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['presence', asset, editing],
    queryFn: ({ signal }) => api.assets.present(asset, { editing }, signal),
    // a page out of sight asks no more, and counts as gone soon
    refetchInterval: PRESENCE_EVERY,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  // where that does not arrive, the server forgets by itself
  useEffect(() => () => void api.assets.leave(asset).catch(() => {}), [asset])
  const people = data?.people ?? []
  const editors = people.filter((person) => person.editing)
  const named = editors.length > 0 ? editors : people
  if (named.length === 0) return null
  const said = {
    count: named.length,
    names: formatList(
      language,
      named.map(({ name }) => name),
    ),
  }
  return (
    <span role="status" aria-label={t(($) => $.presence.label)} className={hstack({ gap: '1.5' })}>
      {people.slice(0, MOST_SHOWN).map(({ id, name }) => (
        <span key={id} aria-hidden="true">
          <PersonAvatar name={name} size="sm" />
        </span>
      ))}
      <span className={css({ textStyle: 'caption' })}>
        {editors.length > 0 ? t(($) => $.presence.editing, said) : t(($) => $.presence.here, said)}
      </span>
    </span>
  )
}
