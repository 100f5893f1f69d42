import { definePreset } from '@pandacss/dev'
import { globalCss } from './global.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { semanticColors } from './tokens/colors.ts'
import { animations, durations, easings, keyframes, shadows } from './tokens/motion.ts'
import { palette } from './tokens/palette.ts'
import { borders, borderWidths, radii, semanticSizes, sizes, spacing, zIndex } from './tokens/space.ts'
import { fonts, fontSizes, fontWeights, letterSpacings, lineHeights, textStyles } from './tokens/type.ts'

const colors = Object.fromEntries(
  Object.entries(palette).map(([name, scale]) => [
    name,
    typeof scale === 'string'
      ? { value: scale }
      : Object.fromEntries(Object.entries(scale).map(([step, value]) => [step, { value }])),
  ]),
)

/** Plenum's look: tokens, conditions, global styles and the recipe of every part. */
export const preset = definePreset({
  name: 'plenum',
  globalCss,
  conditions: {
    dark: '[data-theme=dark] &',
    compact: '[data-density=compact] &',
    touch: '[data-density=touch] &',
    coarse: '@media (pointer: coarse)',
    highlighted: '&[data-highlighted]',
    selected: '&:is([aria-selected=true], [data-selected])',
    open: '&[data-state=open]',
    closed: '&[data-state=closed]',
  },
  theme: {
    extend: {
      breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens: {
        colors,
        fonts,
        fontSizes,
        fontWeights,
        letterSpacings,
        lineHeights,
        spacing,
        sizes,
        radii,
        borderWidths,
        borders,
        zIndex,
        durations,
        easings,
        animations,
      },
      semanticTokens: { colors: semanticColors, sizes: semanticSizes, shadows },
      textStyles,
      keyframes,
      recipes,
      slotRecipes,
    },
  },
})
