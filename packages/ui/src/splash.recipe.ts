import { defineSlotRecipe } from '@pandacss/dev'

export const splash = defineSlotRecipe({
  className: 'splash',
  slots: ['root', 'brand', 'message'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      minHeight: 'screen',
      p: '6',
      bg: 'canvas',
      textAlign: 'center',
    },
    brand: { textStyle: 'title', color: 'text' },
    message: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'body', color: 'text.muted' },
  },
})
