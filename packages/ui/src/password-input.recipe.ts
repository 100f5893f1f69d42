import { defineSlotRecipe } from '@pandacss/dev'

export const passwordInput = defineSlotRecipe({
  className: 'password-input',
  slots: ['root', 'control', 'reveal'],
  base: {
    root: { position: 'relative' },
    control: { pr: 'control' },
    reveal: {
      position: 'absolute',
      insetBlock: '1px',
      right: '1px',
      width: 'control',
      display: 'grid',
      placeContent: 'center',
      borderRadius: 'control',
      color: 'text.muted',
      cursor: 'pointer',
      _hover: { color: 'text' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  },
})
