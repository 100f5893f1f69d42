import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import type { ComponentProps } from 'react'
import { MergeView } from './merge-view.tsx'

/** Two people changed one thing: what to keep, in the dialog that it was changed in. */
export function DialogMerge<Thing, Field extends string, Values extends Readonly<Record<Field, unknown>>>(
  props: Omit<ComponentProps<typeof MergeView<Thing, Field, Values>>, 'frame'>,
) {
  return (
    <MergeView
      {...props}
      frame={(choice, actions) => (
        <>
          <Dialog.Body>
            <div className={stack({ gap: '5' })}>{choice}</div>
          </Dialog.Body>
          <Dialog.Footer>{actions}</Dialog.Footer>
        </>
      )}
    />
  )
}
