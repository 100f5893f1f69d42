import { defineSlotRecipe } from '@pandacss/dev'

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['positioner', 'content'],
  base: {
    positioner: {
      // beside the page until it is placed: from under a pointer in the page's corner it would close when it is moved away
      '--x': '-100vw',
      '--y': '0px',
    },
    content: {
      // Ark lifts the positioner to the content's own level
      zIndex: 'floating',
      position: 'relative',
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
      // the pointer comes over from the trigger without a gap
      _before: { content: '""', position: 'absolute', inset: '-1.5', zIndex: '[-1]' },
    },
  },
})
