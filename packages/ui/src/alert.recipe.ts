import { defineSlotRecipe } from '@pandacss/dev'

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'body', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      px: '3',
      py: '2.5',
      border: 'hairline',
      borderRadius: 'control',
      textStyle: 'body',
      color: 'text',
    },
    icon: { display: 'flex', alignItems: 'center', height: '5' },
    body: { flex: '1', minWidth: '0', maxWidth: 'prose', overflowWrap: 'anywhere' },
    title: { fontWeight: 'medium' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' },
  },
  variants: {
    tone: {
      info: {
        root: { bg: 'info.subtle', borderColor: 'border.info' },
        icon: { color: 'info.graphic' },
      },
      success: {
        root: { bg: 'accent.subtle', borderColor: 'border.accent' },
        icon: { color: 'accent.graphic' },
      },
      warning: {
        root: { bg: 'warning.subtle', borderColor: 'border.warning' },
        icon: { color: 'warning.graphic' },
      },
      error: {
        root: { bg: 'danger.subtle', borderColor: 'border.danger' },
        icon: { color: 'danger.graphic' },
      },
    },
  },
  defaultVariants: { tone: 'info' },
})
