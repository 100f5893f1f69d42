import { mayStandIn, type NodeType } from '@plenum/domain/node-type'
import { byName } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { branchesOf } from './branches.ts'
import { PlaceChoice } from './place-choice.tsx'
import { nodeQueries } from './queries.ts'

/** What a new place stands in, chosen of those that can hold its type; nothing where there is none yet. */
export function ParentField({ type }: { type: NodeType }) {
  const { t } = useTranslation('hierarchy')
  const compare = byName(useLanguage())
  const field = useFieldContext<string | null>()
  const error = useFieldError()
  const { data } = useQuery(nodeQueries.tree())
  if (data === undefined) return null
  const tree = branchesOf(data.nodes, compare)
  const places = [...tree.byId.values()].filter((place) => mayStandIn(type, place.type))
  if (places.length === 0) return null
  return (
    <PlaceChoice
      label={t(($) => $.parent)}
      help={t(($) => $.parent_help)}
      tree={tree}
      places={places}
      chosen={field.state.value}
      error={error}
      onChoose={field.handleChange}
    />
  )
}
