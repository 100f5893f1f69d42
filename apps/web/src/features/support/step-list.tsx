import { MOST_STEPS } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { FieldGroup } from '@plenum/ui/field-group'
import { IconButton } from '@plenum/ui/icon-button'
import { stack } from '@plenum/ui/patterns'
import { SortableList, type SortableListWords } from '@plenum/ui/sortable-list'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldError } from '#app/form/field-error.ts'
import type { StepValues } from './ticket-values.ts'

interface StepListProps {
  steps: readonly StepValues[]
  onAdd: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number, step: StepValues) => void
  children: (step: StepValues, index: number) => ReactNode
}

/** The steps on the way to a bug: added, removed and put in another order. */
export function StepList({ steps, onAdd, onMove, onRemove, children }: StepListProps) {
  const { t } = useTranslation('support')
  return (
    <FieldGroup label={t(($) => $.steps.label)} help={t(($) => $.steps.help)} error={useFieldError()}>
      <div className={stack({ gap: '3', pt: '1' })}>
        <SortableList
          items={steps}
          words={useStepWords()}
          onMove={onMove}
          aside={(step, index) =>
            steps.length > 1 && (
              <IconButton
                label={t(($) => $.steps.remove, { place: index + 1 })}
                size="compact"
                onClick={() => onRemove(index, step)}
              >
                <Trash2 />
              </IconButton>
            )
          }
        >
          {children}
        </SortableList>
        {steps.length < MOST_STEPS && (
          <div>
            <Button onClick={onAdd}>
              <Plus aria-hidden="true" />
              {t(($) => $.steps.add)}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  )
}

function useStepWords(): SortableListWords {
  const { t } = useTranslation('support')
  return {
    label: t(($) => $.steps.label),
    handle: (place) => t(($) => $.steps.handle, { place }),
    help: t(($) => $.steps.keys),
    told: {
      picked: (place, count) => t(($) => $.steps.picked, { place, count }),
      moved: (place, count) => t(($) => $.steps.moved, { place, count }),
      dropped: (place, count) => t(($) => $.steps.dropped, { place, count }),
      returned: (place) => t(($) => $.steps.returned, { place }),
    },
  }
}
