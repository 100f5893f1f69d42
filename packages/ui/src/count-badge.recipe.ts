import { defineRecipe } from '@pandacss/dev'

export const countBadge = defineRecipe({
  className: 'count-badge',
  base: {
    position: 'absolute',
    top: '-1',
    left: '50%',
    minWidth: '4',
    px: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'text.onSolid',
    fontSize: '10px',
    lineHeight: 'tight',
    textAlign: 'center',
    // drawn, not written: a name that says '128' does not have to say '99+' too
    _before: { content: 'attr(data-count)' },
  },
})
