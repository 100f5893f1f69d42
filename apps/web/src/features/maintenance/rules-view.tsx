import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Table from '@plenum/ui/data-table'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, SearchX } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { notify } from '#app/notices/notify.ts'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { DeleteRule } from './delete-rule.tsx'
import type { ruleFilter } from './maintenance-search.ts'
import { api, maintenanceQueries } from './queries.ts'
import { RuleCards } from './rule-cards.tsx'
import type { RuleAct } from './rule-parts.tsx'
import { RulesTable } from './rules-table.tsx'

const RuleDialog = part(async () => (await import('./rule-dialog.tsx')).RuleDialog)

interface RulesViewProps {
  filter: ReturnType<typeof ruleFilter>
  /** Whether a person narrowed them. */
  isNarrowed: boolean
  mayWrite: boolean
  /** What makes the first one. */
  create: ReactNode
}

/** The rules of an area, and what is done with one. */
export function RulesView({ filter, isNarrowed, mayWrite, create }: RulesViewProps) {
  const { t } = useTranslation('maintenance')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const [open, setOpen] = useState<{ act: RuleAct; rule: MaintenanceRule } | null>(null)
  const Shown = useMedia(NARROW) ? RuleCards : RulesTable
  const list = useInfiniteQuery(maintenanceQueries.rules(filter))
  const rules = list.data?.pages.flatMap((page) => page.results) ?? []
  const pause = async (rule: MaintenanceRule) => {
    const { name, is_active } = rule
    try {
      await api.update(rule, { is_active: !is_active })
      void notify({
        type: 'success',
        title: t(($) => (is_active ? $.rule.is_paused : $.rule.is_resumed), { name }),
      })
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.rule.not_changed), message: errorWords(error) })
    }
    await queryClient.invalidateQueries({ queryKey: maintenanceQueries.all() })
  }
  const act = (chosen: RuleAct, rule: MaintenanceRule) => {
    if (chosen === 'pause') void pause(rule)
    else setOpen({ act: chosen, rule })
  }
  if (list.isPending) return <TableSkeleton label={common(($) => $.states.loading)} />
  const failed = list.isError && (
    <QueryError
      title={t(($) => $.rule.load_failed)}
      error={list.error}
      area="projects"
      onRetry={() => void list.refetch()}
    />
  )
  if (list.data === undefined) return failed
  return (
    <>
      {failed}
      {rules.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? <SearchX /> : <CalendarClock />}
          title={t(($) => (isNarrowed ? $.rule.none_found : $.rule.empty))}
          actions={!isNarrowed && create}
        >
          {!isNarrowed && t(($) => $.rule.empty_help)}
        </EmptyState>
      ) : (
        <Shown
          rules={rules}
          isWhole={!list.hasNextPage}
          onAct={mayWrite ? act : undefined}
          note={
            list.hasNextPage && (
              <Table.Note>
                <Button size="compact" onClick={() => void list.fetchNextPage()}>
                  {t(($) => $.rule.more)}
                </Button>
              </Table.Note>
            )
          }
        />
      )}
      {open?.act === 'delete' && <DeleteRule rule={open.rule} onClose={() => setOpen(null)} />}
      {open?.act === 'edit' && (
        <Suspense fallback={null}>
          <RuleDialog rule={open.rule} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
