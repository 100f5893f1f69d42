import { addDays } from '@plenum/domain/date'
import { valuesOf } from '@plenum/domain/filter-value'
import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import { isOver, WORK_STAGES, type WorkStage } from '@plenum/domain/work-stage'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localDay } from '#app/work/due.ts'
import { workQueries } from '#app/work/queries.ts'
import { filtersOf, type MacSearch } from './mac-search.ts'

const AT_ONCE = 20
/** Days for which what is over stays on the board. */
const RECENT_DAYS = 30

const isLacking = ({ isError, data }: { isError: boolean; data: unknown }) => isError && data === undefined

/** The columns of the board with their cards, and how many there are of each. */
export function useColumns(address: MacSearch, now: Date) {
  const [limits, setLimits] = useState<Partial<Record<WorkStage, number>>>({})
  const chosen = valuesOf(address.stage)
  const stages = WORK_STAGES.filter((stage) => chosen.length === 0 || chosen.includes(stage))
  const filters = filtersOf(address)
  const counts = useQuery(workQueries.counts(filters))
  const since = addDays(localDay(now), -RECENT_DAYS)
  const pages = useQueries({
    queries: stages.map((stage) =>
      workQueries.first({
        ...filters,
        stage,
        ordering: isOver(stage) ? '-last_update' : 'due',
        limit: limits[stage] ?? AT_ONCE,
      }),
    ),
  })
  const columns = stages.map((stage, at) => {
    const page = pages[at]?.data
    const requests = (page?.results ?? []).filter(
      ({ last_update }) => !isOver(stage) || localDay(new Date(last_update)) >= since,
    )
    const limit = limits[stage] ?? AT_ONCE
    return {
      stage,
      requests,
      isPending: page === undefined,
      /** All that there are, shown or not. */
      count: counts.data?.stages[stage] ?? null,
      more:
        page?.next && !isOver(stage) && limit < MAX_PAGE_SIZE
          ? () => setLimits((before) => ({ ...before, [stage]: Math.min(limit + AT_ONCE, MAX_PAGE_SIZE) }))
          : undefined,
    }
  })
  const failed = pages.find(isLacking) ?? (isLacking(counts) ? counts : undefined)
  return {
    columns,
    /** Null while it is not known. */
    all: counts.data?.all ?? null,
    failed: failed?.error ?? null,
    retry: () => {
      for (const page of pages) void page.refetch()
      void counts.refetch()
    },
  }
}

export type BoardColumn = ReturnType<typeof useColumns>['columns'][number]
