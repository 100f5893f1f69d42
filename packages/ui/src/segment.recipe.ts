import { defineSlotRecipe } from '@pandacss/dev'

export const segment = defineSlotRecipe({
  className: 'segment',
  slots: ['root', 'option', 'input', 'face'],
  base: {
    root: {
      display: 'inline-flex',
      p: '0.5',
      gap: '0.5',
      bg: 'surface.sunken',
      border: 'hairline',
      borderRadius: 'control',
    },
    option: { position: 'relative', display: 'flex' },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      cursor: 'pointer',
    },
    face: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'target',
      px: '2',
      border: '1px solid transparent',
      borderRadius: 'chip',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'text.muted',
      'input:hover + &': { color: 'text' },
      'input:checked + &': { bg: 'surface', borderColor: 'border.strong', color: 'text' },
      'input:focus-visible + &': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
      '& .lucide': { width: '14px', height: '14px' },
    },
  },
})
