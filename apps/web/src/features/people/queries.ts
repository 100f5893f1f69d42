import { invitationApi, teamApi, userApi } from '@plenum/api-client/people'
import type { Team } from '@plenum/domain/team'
import type { UserQuery } from '@plenum/domain/user'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API this feature asks. */
export const api = { users: userApi(http), teams: teamApi(http), invitations: invitationApi(http) }

const PAGE = 100

/** What can be asked about people, teams and invitations: each says something of the others, so they go out of date together. */
export const peopleQueries = {
  all: () => ['people'] as const,
  list: (query: UserQuery) =>
    infiniteQueryOptions({
      queryKey: [...peopleQueries.all(), 'list', query],
      queryFn: ({ pageParam, signal }) =>
        api.users.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  search: (search: string) =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'search', search],
      queryFn: async ({ signal }) => (await api.users.list({ search }, signal)).results,
      placeholderData: keepPreviousData,
    }),
  /** The administrators that could sign in, as far as it matters whether there is another. */
  administrators: () =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'administrators'],
      queryFn: async ({ signal }) =>
        (await api.users.list({ role: 'administrator', state: 'active', limit: 2 }, signal)).results.length,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'detail', id],
      queryFn: ({ signal }) => api.users.get(id, signal),
    }),
  teams: () =>
    queryOptions({
      queryKey: [...peopleQueries.all(), 'teams'],
      queryFn: async ({ signal }) => {
        const all: Team[] = []
        for (let cursor: string | undefined | null = undefined; cursor !== null;) {
          const page: { results: Team[]; next: string | null } = await api.teams.list(
            { limit: PAGE, ...(cursor && { cursor }) },
            signal,
          )
          all.push(...page.results)
          cursor = page.next
        }
        return all
      },
    }),
  invitations: () =>
    infiniteQueryOptions({
      queryKey: [...peopleQueries.all(), 'invitations'],
      queryFn: ({ pageParam, signal }) =>
        api.invitations.list(pageParam === '' ? {} : { cursor: pageParam }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
}
