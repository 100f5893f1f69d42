import { defineSlotRecipe } from '@pandacss/dev'

export const fileDrop = defineSlotRecipe({
  className: 'file-drop',
  slots: ['root', 'input', 'title', 'hint'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      px: '6',
      py: '10',
      textAlign: 'center',
      bg: 'surface.sunken',
      border: '1px dashed {colors.border.control}',
      borderRadius: 'card',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      '& > .lucide': { width: '5', height: '5', mb: '2', color: 'text.muted' },
      _hover: { borderColor: 'border.controlHover' },
      '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent.graphic', borderStyle: 'solid' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      '&:has(:disabled)': { color: 'text.disabled', borderColor: 'border.strong' },
    },
    // it covers the box: a press and a drop anywhere on it are the input's own
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    title: { textStyle: 'strong' },
    hint: { textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' },
  },
})
