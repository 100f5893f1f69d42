import { defineSlotRecipe } from '@pandacss/dev'

export const radioGroup = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'label', 'items', 'item', 'dot', 'text', 'help', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { textStyle: 'label', color: 'text' },
    items: { display: 'flex', flexDirection: 'column' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      minHeight: 'target',
      py: '1',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', color: 'text.disabled' },
    },
    dot: {
      flexShrink: '0',
      width: '4',
      height: '4',
      my: '0.5',
      bg: 'surface',
      border: 'control',
      borderRadius: 'full',
      '&[data-hover]': { borderColor: 'border.controlHover' },
      _checked: { borderColor: 'accent.solid', borderWidth: '5px' },
      '&[data-invalid]': { borderColor: 'danger.graphic' },
      '&[data-focus-visible]': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      _disabled: { opacity: '0.5' },
    },
    text: { minWidth: '0', textStyle: 'body' },
    help: { display: 'block', textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' },
    error: { textStyle: 'caption', color: 'text.danger', maxWidth: 'prose' },
  },
})
