import { defineRecipe } from '@pandacss/dev'

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'text.accent',
    borderRadius: 'chip',
    textDecorationLine: 'underline',
    textDecorationColor: 'border.accent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'text.accent' },
  },
  variants: {
    tone: {
      accent: {},
      /** For names in lists: text first, a link on approach. */
      quiet: {
        color: 'text',
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'border.control' },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
})
