import { blankNode } from '@plenum/domain/node'
import type { NodeType } from '@plenum/domain/node-type'
import { blankPlaceFacts, PlaceFacts } from '@plenum/domain/place-facts'
import { numberedNames, PLACES_AT_ONCE, type PlaceBulk } from '@plenum/domain/place-many'
import * as v from 'valibot'

/** What racks are told apart by least: asked for when many are added. */
export const RACK_FACTS = ['u_height', 'outer_width_mm', 'outer_depth_mm'] as const

const number = v.nullable(
  v.pipe(
    v.number('required'),
    v.integer('invalid_number'),
    v.minValue(0, 'too_small'),
    v.maxValue(99_999, 'too_large'),
  ),
)

const Fields = v.object({
  pattern: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(100, 'too_long')),
  from: number,
  to: number,
  coded: v.boolean('invalid'),
  ...v.pick(PlaceFacts, RACK_FACTS).entries,
})

const isRange = ({ from, to }: { from: number | null; to: number | null }): boolean =>
  from !== null && to !== null && from <= to && to - from < PLACES_AT_ONCE

/** Places that are told apart by a number in their names. */
export const ManyDraft = v.pipe(
  Fields,
  v.forward(v.partialCheck([['from'], ['to']], isRange, 'invalid'), ['to']),
)
export type ManyDraft = v.InferInput<typeof ManyDraft>

const { u_height, outer_width_mm, outer_depth_mm } = blankPlaceFacts

/** Nothing said yet. */
export const BLANK_MANY: ManyDraft = {
  pattern: '',
  from: 1,
  to: 12,
  coded: false,
  u_height,
  outer_width_mm,
  outer_depth_mm,
}

/** The names that a draft makes; none while it does not say them. */
export const namesOf = ({ pattern, from, to }: Pick<ManyDraft, 'pattern' | 'from' | 'to'>): string[] =>
  from === null || to === null || pattern.trim() === '' || !isRange({ from, to })
    ? []
    : numberedNames({ pattern, from, to })

const { name: _name, code: _code, ...alike } = blankNode

/** What a draft asks the server to make. */
export function bulkOf(
  draft: ManyDraft,
  { type, parent_id }: { type: NodeType; parent_id: string },
): PlaceBulk {
  const { coded, u_height: height, outer_width_mm: width, outer_depth_mm: depth } = draft
  const facts = { u_height: height, outer_width_mm: width, outer_depth_mm: depth }
  return {
    ...alike,
    ...(type === 'rack' && facts),
    type,
    parent_id,
    places: namesOf(draft).map((name) => ({ name, code: coded ? name : null })),
  }
}
