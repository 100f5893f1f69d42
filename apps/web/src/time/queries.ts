import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, rackQueries } from '#app/elevation/queries.ts'

/** What stands in a place itself on a day, or now; what was seen before stays until it is here. */
export const contentsOn = (id: string, day: string | undefined) =>
  day === undefined
    ? queryOptions({ ...rackQueries.contents(id), placeholderData: keepPreviousData })
    : timeQueries.at(id, day)

/** What can be asked about places at other times than now. */
export const timeQueries = {
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'timeline', id],
      queryFn: ({ signal }) => api.nodes.timeline(id, signal),
    }),
  /** What stands in a place itself on a day. */
  at: (id: string, day: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'at', id, day],
      queryFn: ({ signal }) => api.nodes.contentsAt(id, day, signal),
      placeholderData: keepPreviousData,
    }),
  /** What stands in it and everywhere below it on a day, in numbers. */
  standing: (id: string, day: string) =>
    queryOptions({
      queryKey: [...rackQueries.all(), 'standing', id, day],
      queryFn: ({ signal }) => api.nodes.standing(id, day, signal),
      placeholderData: keepPreviousData,
    }),
}
