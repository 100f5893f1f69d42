import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'mark', 'help', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { textStyle: 'label', color: 'text' },
    mark: { ml: '0.5', color: 'text.danger' },
    help: { textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' },
    error: { textStyle: 'caption', color: 'text.danger', maxWidth: 'prose' },
  },
})
