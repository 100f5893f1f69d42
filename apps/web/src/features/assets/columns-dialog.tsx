import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
import { OPTIONAL_COLUMNS } from './asset-columns.tsx'
import type { ColumnChoice } from './column-choice.ts'

interface ColumnsDialogProps {
  choice: ColumnChoice
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which columns the list shows. */
export function ColumnsDialog({ choice, open, onOpenChange }: ColumnsDialogProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const fields = useTranslation('fields').t
  const labels = {
    model: t(($) => $.columns.model),
    owner: fields(($) => $.asset.owner_id),
  }
  return (
    <Dialog.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.columns.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.columns.text)}</Dialog.Description>
        <Dialog.Body>
          <div className={stack({ gap: '2' })}>
            {OPTIONAL_COLUMNS.map((id) => (
              <Checkbox
                key={id}
                label={id === 'model' || id === 'owner' ? labels[id] : fields(($) => $.asset[id])}
                checked={choice.isShown(id)}
                onChange={() => choice.toggle(id)}
              />
            ))}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={choice.showAll}>{t(($) => $.columns.reset)}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
