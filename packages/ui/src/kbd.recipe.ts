import { defineRecipe } from '@pandacss/dev'

export const kbd = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '5',
    px: '1',
    border: 'strong',
    borderRadius: 'chip',
    bg: 'surface.sunken',
    color: 'text.muted',
    fontFamily: 'sans',
    fontSize: '11px',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
  },
})
