import { defineTextStyles, defineTokens } from '@pandacss/dev'

export const fonts = defineTokens.fonts({
  sans: { value: "'Geist Variable', 'Geist Fallback', system-ui, sans-serif" },
  mono: { value: "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, monospace" },
})

export const fontSizes = defineTokens.fontSizes({
  xs: { value: '0.75rem' },
  sm: { value: '0.8125rem' },
  md: { value: '0.875rem' },
  lg: { value: '1rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: '1.75rem' },
})

export const fontWeights = defineTokens.fontWeights({
  regular: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
})

export const lineHeights = defineTokens.lineHeights({
  none: { value: '1' },
  tight: { value: '1rem' },
  body: { value: '1.25rem' },
  lead: { value: '1.5rem' },
  title: { value: '1.75rem' },
  display: { value: '2.25rem' },
})

export const letterSpacings = defineTokens.letterSpacings({
  tight: { value: '-0.011em' },
  tighter: { value: '-0.02em' },
})

/** The ways text is set: a size always comes with its line height and weight. */
export const textStyles = defineTextStyles({
  caption: { value: { fontSize: 'xs', lineHeight: 'tight', fontWeight: 'regular' } },
  label: { value: { fontSize: 'sm', lineHeight: 'body', fontWeight: 'medium' } },
  table: { value: { fontSize: 'sm', lineHeight: 'body', fontWeight: 'regular' } },
  body: { value: { fontSize: 'md', lineHeight: 'body', fontWeight: 'regular' } },
  strong: { value: { fontSize: 'md', lineHeight: 'body', fontWeight: 'medium' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'lead', fontWeight: 'regular' } },
  heading: { value: { fontSize: 'lg', lineHeight: 'lead', fontWeight: 'semibold', letterSpacing: 'tight' } },
  title: { value: { fontSize: 'xl', lineHeight: 'title', fontWeight: 'semibold', letterSpacing: 'tight' } },
  display: {
    value: { fontSize: '2xl', lineHeight: 'display', fontWeight: 'semibold', letterSpacing: 'tighter' },
  },
  code: { value: { fontFamily: 'mono', fontSize: 'sm', lineHeight: 'body', fontVariantLigatures: 'none' } },
})
