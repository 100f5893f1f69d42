import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '5',
    px: '1.5',
    borderRadius: 'chip',
    textStyle: 'caption',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& .lucide': { width: '3', height: '3' },
  },
  variants: {
    tone: {
      neutral: { bg: 'neutral.subtle', color: 'text.muted' },
      accent: { bg: 'accent.subtle', color: 'text.accent' },
      info: { bg: 'info.subtle', color: 'text.info' },
      warning: { bg: 'warning.subtle', color: 'text.warning' },
      danger: { bg: 'danger.subtle', color: 'text.danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
