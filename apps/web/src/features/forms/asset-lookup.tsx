import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { formQueries } from './queries.ts'
import type { Thing } from './values.ts'

/** What every way to choose assets is given. */
export interface AddingProps {
  /** What is chosen already. */
  there: readonly Thing[]
  onAdd: (assets: readonly Asset[]) => void
}

/** Assets one by one, by their name, code, serial number or host. */
export function AssetLookup({ there, onAdd }: AddingProps) {
  const { t } = useTranslation('forms')
  // another box after each choice: it stands empty for the next one
  const [round, setRound] = useState(0)
  return (
    <Field
      label={t(($) => $.what.search_label)}
      help={t(($) => $.what.search_help)}
      className={css({ maxWidth: '[32rem]' })}
    >
      <AssetBox
        key={round}
        label={t(($) => $.what.search_label)}
        chosen={null}
        without={there.map(({ asset }) => asset?.id ?? '')}
        onChoose={(asset) => {
          if (asset === null) return
          onAdd([asset])
          setRound(round + 1)
        }}
      />
    </Field>
  )
}

interface AssetBoxProps {
  label: string
  chosen: { id: string; name: string } | null
  /** Ids that are not offered. */
  without: readonly string[]
  onChoose: (asset: Asset | null) => void
}

/** One asset, found by what is known of it. */
export function AssetBox({ label, chosen, without, onChoose }: AssetBoxProps) {
  const { t } = useTranslation('assets')
  const forms = useTranslation('forms').t
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...formQueries.assets(text), enabled: asked })
  const results = (found.data?.results ?? []).filter(({ id }) => !without.includes(id))
  const note = { none: t(($) => $.lookup.no_match), failed: t(($) => $.lookup.failed) }
  return (
    <LookupBox
      label={label}
      chosen={chosen}
      options={results.map(({ id, name, code }) => ({ id, name, hint: code }))}
      note={useLookupNote(found, results.length, note)}
      words={{
        clear: t(($) => $.lookup.clear, { name: chosen?.name ?? '' }),
        placeholder: forms(($) => $.what.search_placeholder),
        create: undefined,
      }}
      onSearch={setText}
      onChoose={(option) => onChoose(results.find(({ id }) => id === option?.id) ?? null)}
    />
  )
}
