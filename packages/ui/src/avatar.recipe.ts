import { defineRecipe } from '@pandacss/dev'

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    color: 'text.onSolid',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
    // drawn, not written: it is no part of the name of a button it stands in
    _before: { content: 'attr(data-initials)' },
    // one that has not come, or never comes, leaves the initials in view
    '& img': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      borderRadius: 'full',
      objectFit: 'cover',
    },
  },
  variants: {
    hue: {
      teal: { bg: 'avatar.teal' },
      blue: { bg: 'avatar.blue' },
      violet: { bg: 'avatar.violet' },
      amber: { bg: 'avatar.amber' },
    },
    size: {
      sm: { width: '6', height: '6', fontSize: '10px' },
      md: { width: '8', height: '8', fontSize: 'xs' },
      lg: { width: '16', height: '16', fontSize: 'xl' },
    },
  },
  defaultVariants: { hue: 'teal', size: 'md' },
})
