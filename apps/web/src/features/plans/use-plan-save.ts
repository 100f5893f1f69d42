import { RoomPlan } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { savedOf } from '#app/form/saved.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useFailure, type Failure } from '#app/notices/use-failure.tsx'
import { batches, nodes, planQueries } from '#app/plan/queries.ts'
import type { PlanEdits } from './use-plan-edits.ts'

/** Sends a draft. What somebody else saved meanwhile comes under it, and nothing is saved over it unseen. */
export function usePlanSave({ base, input, goOn, layOver }: PlanEdits) {
  const { t } = useTranslation('plans')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const failed = useFailure(t(($) => $.save_failed))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** How many things both have changed; null where nobody else has changed anything. */
  const [merged, setMerged] = useState<number | null>(null)
  const keep = (plan: RoomPlan) => queryClient.setQueryData(planQueries.room(plan.id).queryKey, plan)
  const undo = async (batch_id: string) => {
    try {
      await batches.undo(batch_id)
      void queryClient.invalidateQueries({ queryKey: ['nodes'] })
      await notify({ type: 'info', title: t(($) => $.undone) })
    } catch (error) {
      await notify({ type: 'error', title: t(($) => $.undo_failed), message: errorWords(error) })
    }
  }
  /** Tells that a plan was saved, with the way back where it is known. */
  const tell = async (id: string) => {
    const told = await nodes.history(id, { limit: 1 }).catch(() => null)
    const batch_id = told?.results[0]?.batch.id
    await notify({
      type: 'success',
      title: t(($) => $.saved),
      ...(batch_id !== undefined && {
        action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
      }),
    })
  }
  /** Answers whether everything is saved. */
  const save = async (): Promise<boolean> => {
    if (input === null) return true
    if (isSaving) return false
    setSaving(true)
    setFailure(null)
    try {
      const ended = await savedOf(RoomPlan, nodes.savePlan(base, input))
      setMerged(null)
      if (ended.at === 'refused') throw ended.error
      if (ended.at === 'stale') {
        keep(ended.theirs)
        setMerged(layOver(ended.theirs).length)
        return false
      }
      keep(ended.record)
      goOn(ended.record)
      void queryClient.invalidateQueries({ queryKey: ['nodes'] })
      void tell(ended.record.id)
      return true
    } catch (error) {
      setFailure(failed(error))
      return false
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, failure, merged }
}
