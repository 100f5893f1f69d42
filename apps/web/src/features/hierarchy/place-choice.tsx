import type { NodeBranch } from '@plenum/domain/node-tree'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { useState } from 'react'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { wayTo, type Branches } from './branches.ts'

const SHOWN = 50

interface PlaceChoiceProps {
  label: string
  tree: Branches
  /** Those that can be chosen. */
  places: readonly NodeBranch[]
  chosen: string | null
  /** What it is where none is chosen; without it one has to be. */
  help?: string
  error?: string | undefined
  onChoose: (id: string | null) => void
}

/** One of the places that are here already, found by any part of the way to it. */
export function PlaceChoice({ label, tree, places, chosen, help, error, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation('hierarchy')
  const assets = useTranslation('assets').t
  const [text, setText] = useState('')
  const optionOf = ({ id, name }: NodeBranch) => ({
    id,
    name,
    hint:
      wayTo(tree, id)
        .slice(0, -1)
        .map((step) => step.name)
        .join(' › ') || undefined,
  })
  const wanted = text.trim().toLowerCase()
  const options = places
    .map(optionOf)
    .filter(({ name, hint = '' }) => `${hint} ${name}`.toLowerCase().includes(wanted))
  const now = chosen === null ? undefined : tree.byId.get(chosen)
  return (
    <Field label={label} help={help} error={error} required={help === undefined}>
      <LookupBox
        label={label}
        chosen={now === undefined ? null : optionOf(now)}
        options={options.slice(0, SHOWN)}
        note={options.length === 0 ? t(($) => $.move_to.nowhere) : undefined}
        words={{
          clear: assets(($) => $.lookup.clear, { name: now?.name ?? '' }),
          placeholder: '',
          create: undefined,
        }}
        onSearch={setText}
        onChoose={(option) => onChoose(option?.id ?? null)}
      />
    </Field>
  )
}
