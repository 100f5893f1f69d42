import { defineRecipe } from '@pandacss/dev'

export const skipLink = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'notice',
    px: '3',
    py: '2',
    bg: 'surface.raised',
    boxShadow: 'floating',
    borderRadius: 'control',
    textStyle: 'label',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})
