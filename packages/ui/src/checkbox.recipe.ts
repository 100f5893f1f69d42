import { defineSlotRecipe } from '@pandacss/dev'

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      minHeight: 'target',
      py: '0.5',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'text.disabled' },
    },
    box: {
      appearance: 'none',
      flexShrink: '0',
      display: 'grid',
      placeContent: 'center',
      width: '4',
      height: '4',
      my: '0.5',
      bg: 'surface',
      border: 'control',
      borderRadius: 'chip',
      cursor: 'inherit',
      _hover: { borderColor: 'border.controlHover' },
      '&:is(:checked, :indeterminate)': { bg: 'accent.solid', borderColor: 'accent.solid' },
      '&:is(:checked, :indeterminate)::before': {
        content: '""',
        width: '10px',
        height: '10px',
        bg: 'text.onSolid',
      },
      _checked: {
        _before: { clipPath: 'polygon(12% 52%, 24% 40%, 42% 58%, 78% 18%, 90% 29%, 43% 83%)' },
      },
      _indeterminate: { _before: { clipPath: 'inset(4px 1px)' } },
      '&[aria-invalid=true]': { borderColor: 'danger.graphic' },
      _disabled: { opacity: '0.5' },
    },
    label: { textStyle: 'body' },
  },
})
