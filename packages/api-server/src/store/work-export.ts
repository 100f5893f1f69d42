import type { RuleExportRequest, WorkExportRequest } from '@plenum/domain/work-export'
import { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { changedSince } from '@plenum/domain/page'
import { WorkSummary, type WorkOrder } from '@plenum/domain/work-request'
import type { WorkActor } from '@plenum/domain/work-transition'
import type { Database } from '../ports.ts'
import { PORTION } from './asset-export.ts'
import { listRules } from './maintenance-rules.ts'
import { pagesOf } from './report-source.ts'
import { listWork } from './work-list.ts'
import { WrittenIds } from './written-ids.ts'

interface ExportedWork extends Pick<WorkExportRequest, 'filter' | 'ordering'> {
  company_id: string
  actor: WorkActor
  /** The moment it begins. */
  at: Date
}

/**
 * Every request that a list shows, in its order, a portion at a time and each once: what changes meanwhile and misses
 * its turn comes at the end.
 */
export async function* exportedWork(
  database: Database,
  { company_id, actor, at, filter, ordering }: ExportedWork,
): AsyncGenerator<WorkSummary[]> {
  const reader = { company_id, actor, at: at.toISOString() }
  const written = new WrittenIds<WorkSummary>()
  const walk = (narrowed: WorkExportRequest['filter'], order: WorkOrder) =>
    pagesOf(WorkSummary, (after) =>
      listWork(database, { ...reader, filter: narrowed, ordering: order, limit: PORTION, after }),
    )
  async function* unwritten(portions: AsyncGenerator<WorkSummary[]>) {
    for await (const portion of portions) {
      const missed = written.missing(portion)
      written.add(missed)
      if (missed.length > 0) yield missed
    }
  }
  yield* unwritten(walk(filter, ordering))
  const since = changedSince(at)
  const { changed_since = since } = filter
  // nothing that changes takes another turn among codes
  yield* unwritten(walk({ ...filter, changed_since: changed_since > since ? changed_since : since }, 'code'))
}

/** Every maintenance rule that a list shows, in its order, a portion at a time. */
export const exportedRules = (
  database: Database,
  { company_id, filter }: { company_id: string; filter: RuleExportRequest['filter'] },
): AsyncGenerator<MaintenanceRule[]> =>
  pagesOf(MaintenanceRule, (after) => listRules(database, { company_id, filter, limit: PORTION, after }))
