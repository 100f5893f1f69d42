import { defineRecipe } from '@pandacss/dev'

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderRightColor: 'transparent',
    animation: 'spin',
  },
  variants: {
    size: {
      sm: { width: '4', height: '4', borderWidth: 'thick' },
      md: { width: '6', height: '6', borderWidth: 'thick' },
      lg: { width: '8', height: '8', borderWidth: '3px' },
      xl: { width: '12', height: '12', borderWidth: '3px' },
    },
    tone: {
      primary: { color: 'accent.graphic' },
      secondary: { color: 'neutral.graphic' },
      /** For solid backgrounds. */
      light: { color: 'text.onSolid' },
    },
  },
  defaultVariants: { size: 'md', tone: 'primary' },
})
