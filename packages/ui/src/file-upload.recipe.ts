import { defineSlotRecipe } from '@pandacss/dev'

export const fileUpload = defineSlotRecipe({
  className: 'file-upload',
  slots: ['root', 'photo', 'input'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', width: 'full', minWidth: '0' },
    // a camera at hand comes with a finger for a pointer
    photo: {
      position: 'relative',
      display: { base: 'none', _coarse: 'flex' },
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      height: 'controlTouch',
      px: '4',
      bg: 'surface',
      border: 'strong',
      borderRadius: 'control',
      textStyle: 'strong',
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      '&:has(:disabled)': { color: 'text.disabled', borderColor: 'border' },
    },
    // it covers the button: a press anywhere on it is the input's own
    input: { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0' },
  },
})
