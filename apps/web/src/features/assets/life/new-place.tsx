import { blankNode, DEFAULT_RACK_HEIGHT, type PlaceNode } from '@plenum/domain/node'
import { mayStandIn, NODE_TYPES, type NodeType } from '@plenum/domain/node-type'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Field } from '@plenum/ui/field'
import { hstack, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { TextInput } from '@plenum/ui/text-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { nodes, placeQueries } from '../place-queries.ts'

interface NewPlaceProps {
  /** Where it is added; null at the top. */
  parent: PlaceNode | null
  onAdded: (place: PlaceNode) => void
  onCancel: () => void
}

/** Adds a place where one is missing: its kind and its name. */
export function NewPlace({ parent, onAdded, onCancel }: NewPlaceProps) {
  const { t } = useTranslation('life')
  const common = useTranslation('common').t
  const fields = useTranslation('fields').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const types = NODE_TYPES.filter((type) => mayStandIn(type, parent?.type ?? null))
  const [type, setType] = useState<NodeType>(
    types.at(parent === null ? types.indexOf('data_center') : -1) ?? 'rack',
  )
  const [name, setName] = useState('')
  const [height, setHeight] = useState(String(DEFAULT_RACK_HEIGHT))
  const isRack = type === 'rack'
  const adding = useMutation({
    mutationFn: () =>
      nodes.create({
        ...blankNode,
        type,
        name,
        parent_id: parent?.id ?? null,
        ...(isRack && { u_height: Number(height) || null }),
      }),
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: placeQueries.all() })
      onAdded(made)
    },
  })
  const isNamed = name.trim() !== ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // the form around it would move what it is about
    event.preventDefault()
    if (isNamed && !adding.isPending) adding.mutate()
  }
  const title = parent ? t(($) => $.move.add_here, { name: parent.name }) : t(($) => $.move.add_top)
  return (
    <div role="group" aria-label={title} className={stack({ gap: '2' })}>
      {adding.isError && (
        <Alert tone="error" live title={t(($) => $.move.not_added)}>
          {errorWords(adding.error)}
        </Alert>
      )}
      <Field label={t(($) => $.move.type)}>
        <Select
          value={type}
          onChange={({ target }) => setType(types.find((each) => each === target.value) ?? type)}
        >
          {types.map((each) => (
            <option key={each} value={each}>
              {fields(($) => $.node[each])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t(($) => $.move.name)} required>
        <TextInput
          value={name}
          maxLength={120}
          autoFocus
          onChange={({ target }) => setName(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {isRack && (
        <Field label={t(($) => $.move.height)}>
          <TextInput
            inputMode="numeric"
            value={height}
            onChange={({ target }) => setHeight(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      )}
      <div className={hstack({ gap: '2' })}>
        <Button
          size="compact"
          tone="primary"
          loading={adding.isPending}
          {...(!isNamed && { disabledReason: t(($) => $.move.name) })}
          onClick={() => adding.mutate()}
        >
          {t(($) => $.move.add)}
        </Button>
        <Button size="compact" onClick={onCancel}>
          {common(($) => $.actions.cancel)}
        </Button>
      </div>
    </div>
  )
}
