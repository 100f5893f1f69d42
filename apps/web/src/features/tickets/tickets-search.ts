import { seesAllTickets, TicketQuery, type TicketFilter, type TicketOrder } from '@plenum/domain/ticket'
import { PROCESS_STATUSES } from '@plenum/domain/asset'
import * as v from 'valibot'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const parts = TicketQuery.entries

/** The screen's address: whose tickets the list shows, and which of them. A bad part is left out. */
export const TicketsSearch = v.object({
  whose: forgiving(v.literal('mine')),
  search: forgiving(parts.search),
  kind: forgiving(parts.kind),
  /** Nothing said means those that somebody still works on. */
  status: forgiving(v.picklist(['any', ...PROCESS_STATUSES])),
  priority: forgiving(parts.priority),
  ordering: forgiving(parts.ordering),
})
export type TicketsSearch = v.InferOutput<typeof TicketsSearch>

export const STATUS_CHOICES = ['open', 'any', ...PROCESS_STATUSES] as const

export const DEFAULT_ORDER = '-number' satisfies TicketOrder

/** Whether anything narrows the list further than to what is open. */
export const isFiltered = ({ search, kind, status, priority }: TicketsSearch): boolean =>
  Boolean(search) || kind !== undefined || priority !== undefined || (status ?? 'any') !== 'any'

export const NO_FILTERS: Partial<TicketsSearch> = {
  search: undefined,
  kind: undefined,
  status: undefined,
  priority: undefined,
}

type Viewer = Parameters<typeof seesAllTickets>[0]

/** Whether the list shows everybody's tickets. */
export const isEverybodys = ({ whose }: TicketsSearch, viewer: Viewer): boolean =>
  whose !== 'mine' && seesAllTickets(viewer)

/** The address as the list's endpoint takes it. */
export const filterOf = (address: TicketsSearch, viewer: Viewer): TicketFilter => {
  const { search, kind, status = 'open', priority } = address
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(status !== 'any' && { status }),
    ...(priority && { priority }),
    ...(!isEverybodys(address, viewer) && { reporter_id: 'me' as const }),
  }
}

/** The same with the list's order. */
export const listQueryOf = (address: TicketsSearch, viewer: Viewer): TicketQuery => ({
  ...filterOf(address, viewer),
  ordering: address.ordering ?? DEFAULT_ORDER,
})
