import { UserQuery, type UserOrder } from '@plenum/domain/user'
import * as v from 'valibot'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const { search, team_id, state, ordering } = UserQuery.entries

/** The screen's address: whom the list shows, or the open invitations instead. A bad part is left out. */
export const PeopleSearch = v.object({
  search: forgiving(search),
  team_id: forgiving(team_id),
  state: forgiving(state),
  ordering: forgiving(ordering),
  view: forgiving(v.literal('invitations')),
})
export type PeopleSearch = v.InferOutput<typeof PeopleSearch>

export const DEFAULT_ORDER = 'full_name' satisfies UserOrder

/** Whether anything narrows the list. */
export const isFiltered = (address: PeopleSearch): boolean =>
  Boolean(address.search) || address.team_id !== undefined || address.state !== undefined

export const NO_FILTERS: Partial<PeopleSearch> = { search: undefined, team_id: undefined, state: undefined }

/** Filter and order as the list's endpoint takes them. */
export const listQueryOf = (address: PeopleSearch): UserQuery => ({
  ...(address.search && { search: address.search }),
  ...(address.team_id && { team_id: address.team_id }),
  ...(address.state && { state: address.state }),
  ordering: address.ordering ?? DEFAULT_ORDER,
})
