import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { CORNER_RADIUS } from '../drawer-constants.ts'

/** The 4 px grid, by the number of steps; halves exist for what stands inside a control. */
export const spacing = defineTokens.spacing({
  0: { value: '0rem' },
  0.5: { value: '0.125rem' },
  1: { value: '0.25rem' },
  1.5: { value: '0.375rem' },
  2: { value: '0.5rem' },
  2.5: { value: '0.625rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  5: { value: '1.25rem' },
  6: { value: '1.5rem' },
  7: { value: '1.75rem' },
  8: { value: '2rem' },
  10: { value: '2.5rem' },
  12: { value: '3rem' },
  16: { value: '4rem' },
  20: { value: '5rem' },
  24: { value: '6rem' },
})

export const sizes = defineTokens.sizes({
  0: { value: '0rem' },
  1: { value: '0.25rem' },
  1.5: { value: '0.375rem' },
  2: { value: '0.5rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  5: { value: '1.25rem' },
  6: { value: '1.5rem' },
  7: { value: '1.75rem' },
  8: { value: '2rem' },
  9: { value: '2.25rem' },
  10: { value: '2.5rem' },
  11: { value: '2.75rem' },
  12: { value: '3rem' },
  16: { value: '4rem' },
  20: { value: '5rem' },
  24: { value: '6rem' },
  hairline: { value: '1px' },
  full: { value: '100%' },
  screen: { value: '100dvh' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  /** Longest comfortable line, 75 characters. */
  prose: { value: '65ch' },
  header: { value: '50px' },
  sidebar: { value: '18rem' },
  sidebarCollapsed: { value: '3rem' },
  sheet: { value: '35rem' },
  menu: { value: '14rem' },
  form: { value: '22.5rem' },
  dialog: { value: '28rem' },
  dialogWide: { value: '48rem' },
  page: { value: '90rem' },
  controlCompact: { value: '1.75rem' },
  controlTouch: { value: '2.5rem' },
})

/** What density moves: a person's setting on `data-density`, and a finger instead of a mouse. */
export const semanticSizes = defineSemanticTokens.sizes({
  control: { value: { base: '2rem', _coarse: '2.5rem', _compact: '1.75rem', _touch: '2.5rem' } },
  row: { value: { base: '2.25rem', _compact: '1.75rem', _touch: '2.75rem' } },
  target: { value: { base: '1.5rem', _coarse: '2.75rem', _touch: '2.75rem' } },
})

export const radii = defineTokens.radii({
  none: { value: '0' },
  chip: { value: '4px' },
  control: { value: '6px' },
  card: { value: '8px' },
  sheet: { value: '8px' },
  drawer: { value: `${CORNER_RADIUS}px` },
  full: { value: '9999px' },
})

export const borderWidths = defineTokens.borderWidths({
  none: { value: '0' },
  hairline: { value: '1px' },
  thick: { value: '2px' },
})

export const borders = defineTokens.borders({
  none: { value: 'none' },
  hairline: { value: '1px solid {colors.border}' },
  strong: { value: '1px solid {colors.border.strong}' },
  control: { value: '1px solid {colors.border.control}' },
})

export const zIndex = defineTokens.zIndex({
  base: { value: 0 },
  pinned: { value: 1 },
  sticky: { value: 2 },
  corner: { value: 3 },
  header: { value: 10 },
  overlay: { value: 40 },
  told: { value: 45 },
  floating: { value: 50 },
  notice: { value: 60 },
})
