import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { catalogueQueries } from './queries.ts'

interface RecordLookupProps {
  label: string
  className?: string
  chosen: LookupOption | null
  /** Cannot be chosen. */
  except?: string | undefined
  placeholder?: string
  onChoose: (option: LookupOption | null) => void
  onCreate?: ((name: string) => void) | undefined
}

interface WiredProps extends RecordLookupProps {
  query: { isError: boolean; isFetching: boolean }
  isSettled: boolean
  options: readonly LookupOption[]
  onSearch: (text: string) => void
}

function Lookup({ query, isSettled, options, except, placeholder, onCreate, chosen, ...box }: WiredProps) {
  const { t } = useTranslation('catalogue')
  const offered = options.filter(({ id }) => id !== except)
  const note = { none: t(($) => $.lookup.none), failed: t(($) => $.lookup.failed) }
  return (
    <LookupBox
      {...box}
      chosen={chosen}
      options={offered}
      isAnswered={isSettled && !query.isFetching}
      note={useLookupNote(query, offered.length, note)}
      words={{
        clear: t(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
        placeholder: placeholder ?? '',
        create: onCreate && ((name) => t(($) => $.lookup.create, { name })),
      }}
      onCreate={onCreate}
    />
  )
}

/** Finds a brand by its name. */
export function BrandLookup(props: RecordLookupProps) {
  const { t } = useTranslation('catalogue')
  const { text, isSettled, asked, setText } = useLookFor()
  const brands = useInfiniteQuery({
    ...catalogueQueries.brands(text ? { search: text } : {}),
    enabled: asked,
  })
  return (
    <Lookup
      placeholder={t(($) => $.lookup.brand)}
      {...props}
      query={brands}
      isSettled={isSettled}
      options={brands.data?.pages[0]?.results ?? []}
      onSearch={setText}
    />
  )
}

/** Finds a model by its name, of any brand. */
export function ModelLookup(props: RecordLookupProps) {
  const { t } = useTranslation('catalogue')
  const { text, isSettled, asked, setText } = useLookFor()
  const models = useInfiniteQuery({
    ...catalogueQueries.models(text ? { search: text } : {}),
    enabled: asked,
  })
  const options = models.data?.pages[0]?.results.map(({ id, name, brand }) => ({
    id,
    name,
    hint: brand.name,
  }))
  return (
    <Lookup
      placeholder={t(($) => $.lookup.model)}
      {...props}
      query={models}
      isSettled={isSettled}
      options={options ?? []}
      onSearch={setText}
    />
  )
}
