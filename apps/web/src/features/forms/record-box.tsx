import { useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { formQueries } from './queries.ts'

type Noun = 'owners' | 'people' | 'teams' | 'brands' | 'models'
type Chosen = { id: string; name: string } | null

interface RecordBoxProps {
  noun: Noun
  label: string
  chosen: Chosen
  onChoose: (record: Chosen) => void
}

/** What is asked for each noun, as options. */
function useOptions(noun: Noun, text: string, asked: boolean) {
  const kind = noun === 'people' ? 'user' : noun === 'teams' ? 'team' : undefined
  const isOwner = noun === 'owners' || kind !== undefined
  const owners = useQuery({ ...formQueries.owners(text, kind), enabled: asked && isOwner })
  const brands = useQuery({ ...formQueries.brands(text), enabled: asked && noun === 'brands' })
  const models = useQuery({ ...formQueries.models(text), enabled: asked && noun === 'models' })
  if (noun === 'brands') return { query: brands, options: brands.data?.results ?? [] }
  if (noun === 'models') {
    const options = models.data?.results.map(({ id, name, brand }) => ({ id, name, hint: brand.name }))
    return { query: models, options: options ?? [] }
  }
  return { query: owners, options: owners.data?.results ?? [] }
}

/** A record that is chosen by its name: a person, a team, a brand or a model. */
export function RecordBox({ noun, label, chosen, onChoose }: RecordBoxProps) {
  const { t } = useTranslation('assets')
  const { text, asked, setText } = useLookFor()
  const { query, options } = useOptions(noun, text, asked)
  const note = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  const choose = (option: LookupOption | null) => onChoose(option && { id: option.id, name: option.name })
  return (
    <LookupBox
      label={label}
      chosen={chosen}
      options={options}
      note={useLookupNote(query, options.length, note)}
      words={{
        clear: t(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
        placeholder: t(($) => $.lookup.type_to_search),
        create: undefined,
      }}
      onSearch={setText}
      onChoose={choose}
    />
  )
}
