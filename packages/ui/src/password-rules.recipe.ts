import { defineSlotRecipe } from '@pandacss/dev'

export const passwordRules = defineSlotRecipe({
  className: 'password-rules',
  slots: ['root', 'track', 'bar', 'list', 'rule', 'mark'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    track: { display: 'flex', gap: '1' },
    bar: {
      flex: '1',
      height: '1',
      borderRadius: 'full',
      bg: 'border.strong',
      transitionProperty: 'background-color',
      transitionDuration: 'normal',
    },
    list: { display: 'grid', gap: '0.5' },
    rule: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'caption',
      color: 'text.muted',
      '&[data-met]': { color: 'text' },
    },
    mark: {
      display: 'flex',
      color: 'text.muted',
      '[data-met] > &': { color: 'accent.graphic' },
      '& .lucide': { width: '14px', height: '14px' },
    },
  },
  variants: {
    strength: {
      weak: { bar: { '&[data-full]': { bg: 'danger.graphic' } } },
      fair: { bar: { '&[data-full]': { bg: 'warning.graphic' } } },
      strong: { bar: { '&[data-full]': { bg: 'accent.graphic' } } },
    },
  },
  defaultVariants: { strength: 'weak' },
})
