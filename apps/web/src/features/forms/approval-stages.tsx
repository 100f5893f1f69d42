import type { ApprovalStage } from '@plenum/domain/work-approval'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { IconButton } from '@plenum/ui/icon-button'
import { NumberInput } from '@plenum/ui/number-input'
import { flex, stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { formQueries } from './queries.ts'
import { RecordBox } from './record-box.tsx'

const STAGES_MOST = 5
const APPROVERS_MOST = 5

interface ApprovalStagesProps {
  stages: readonly ApprovalStage[]
  onStages: (stages: ApprovalStage[]) => void
}

/** Who approves, one stage after the other: so many of a team, or of all who may. */
export function ApprovalStages({ stages, onStages }: ApprovalStagesProps) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const ids = stages.flatMap(({ team_id }) => team_id ?? [])
  const { data } = useQuery({ ...formQueries.teams(ids), enabled: ids.length > 0 })
  const teamOf = (id: string | null) =>
    id === null ? null : { id, name: data?.results.find((team) => team.id === id)?.name ?? '…' }
  const edit = (at: number, change: Partial<ApprovalStage>) =>
    onStages(stages.map((stage, index) => (index === at ? { ...stage, ...change } : stage)))
  return (
    <div className={stack({ gap: '3', pt: '1' })}>
      <ol className={stack({ gap: '3' })}>
        {stages.map((stage, index) => (
          // a stage is nothing but its place
          <li key={index} className={flex({ gap: '2', align: 'flex-end' })}>
            <Field
              label={t(($) => $.templates.stage_team, { place: index + 1 })}
              className={css({ flex: '1', minWidth: '0' })}
            >
              <RecordBox
                noun="teams"
                label={t(($) => $.templates.stage_team, { place: index + 1 })}
                chosen={teamOf(stage.team_id)}
                onChoose={(team) => edit(index, { team_id: team?.id ?? null })}
              />
            </Field>
            <Field label={t(($) => $.templates.approvers)} className={css({ width: '[7rem]' })}>
              <NumberInput
                locale={language}
                words={fields(($) => $.number, { returnObjects: true })}
                min={1}
                max={APPROVERS_MOST}
                fractionDigits={0}
                value={stage.approvers}
                onValueChange={(approvers) => edit(index, { approvers: approvers ?? 1 })}
              />
            </Field>
            {stages.length > 1 && (
              <IconButton
                label={t(($) => $.templates.remove_stage, { place: index + 1 })}
                onClick={() => onStages(stages.filter((_, at) => at !== index))}
              >
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {stages.length < STAGES_MOST && (
        <div>
          <Button size="compact" onClick={() => onStages([...stages, { team_id: null, approvers: 1 }])}>
            <Plus aria-hidden="true" />
            {t(($) => $.templates.add_stage)}
          </Button>
        </div>
      )}
    </div>
  )
}
