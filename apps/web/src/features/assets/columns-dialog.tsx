import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { Hidden } from '@plenum/ui/hidden'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { ColumnChoice } from './column-choice.ts'
import { useColumnNames } from './column-names.ts'
import type { OptionalColumn } from './list-columns.ts'

interface ColumnsDialogProps {
  choice: ColumnChoice
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which columns the list shows, and in which order. */
export function ColumnsDialog({ choice, open, onOpenChange }: ColumnsDialogProps) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const nameOf = useColumnNames()
  const [told, setTold] = useState('')
  const { order, shown } = choice
  const move = (id: OptionalColumn, step: 1 | -1) => {
    choice.swap(id, step)
    // the name comes before them all
    setTold(t(($) => $.columns.moved, { column: nameOf(id), place: shown.indexOf(id) + step + 2 }))
  }
  return (
    <Dialog.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.columns.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.columns.text)}</Dialog.Description>
        <Dialog.Body>
          <ul className={stack({ gap: '1' })}>
            {order.map((id) => {
              const place = shown.indexOf(id)
              return (
                <li key={id} className={hstack({ gap: '1', minHeight: 'control' })}>
                  <span className={css({ flex: '1', minWidth: '0' })}>
                    <Checkbox label={nameOf(id)} checked={place >= 0} onChange={() => choice.toggle(id)} />
                  </span>
                  {place >= 0 && (
                    <>
                      <IconButton
                        label={t(($) => $.columns.up, { column: nameOf(id) })}
                        size="compact"
                        // stays reachable at the end of the way, so that the focus does not fall off
                        aria-disabled={place === 0}
                        onClick={() => place > 0 && move(id, -1)}
                      >
                        <ArrowUp />
                      </IconButton>
                      <IconButton
                        label={t(($) => $.columns.down, { column: nameOf(id) })}
                        size="compact"
                        aria-disabled={place === shown.length - 1}
                        onClick={() => place < shown.length - 1 && move(id, 1)}
                      >
                        <ArrowDown />
                      </IconButton>
                    </>
                  )}
                </li>
              )
            })}
          </ul>
          <Hidden role="status">{told}</Hidden>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={choice.reset}>{t(($) => $.columns.reset)}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
