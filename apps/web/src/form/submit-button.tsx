import { Button } from '@plenum/ui/button'
import { useFormContext } from './form-contexts.ts'

interface SubmitButtonProps {
  label: string
  width?: 'fit' | 'full'
  /** Something it would send is still on its way. */
  isWaiting?: boolean
  autoFocus?: boolean
}

/** Sends the form around it; shows that it is on its way. */
export function SubmitButton({
  label,
  width = 'fit',
  isWaiting = false,
  autoFocus = false,
}: SubmitButtonProps) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <Button
          type="submit"
          tone="primary"
          width={width}
          loading={isSubmitting || isWaiting}
          autoFocus={autoFocus}
        >
          {label}
        </Button>
      )}
    </form.Subscribe>
  )
}
