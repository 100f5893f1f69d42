import { defineSlotRecipe } from '@pandacss/dev'

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['positioner', 'content'],
  base: {
    positioner: {},
    content: {
      // Ark lifts the positioner to the content's own level
      zIndex: 'floating',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: '18rem',
      px: '2',
      py: '1',
      bg: 'surface.inverse',
      color: 'text.inverse',
      borderRadius: 'chip',
      textStyle: 'caption',
      _open: { animation: 'fadeIn' },
    },
  },
})
