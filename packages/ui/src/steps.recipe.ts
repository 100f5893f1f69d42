import { defineSlotRecipe } from '@pandacss/dev'

export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'step', 'number', 'label', 'position'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'label',
      color: 'text.muted',
      '&[aria-current=step]': { color: 'text' },
      // a narrow screen shows the one at hand
      '&:not([aria-current=step])': { smDown: { srOnly: true } },
      '&:not(:last-child)::after': {
        content: '""',
        width: '6',
        height: 'hairline',
        ml: '1',
        bg: 'border.control',
        smDown: { display: 'none' },
      },
    },
    number: {
      display: 'grid',
      placeContent: 'center',
      width: '5',
      height: '5',
      border: '1px solid {colors.border.control}',
      borderRadius: 'full',
      fontSize: '11px',
      fontWeight: 'semibold',
      lineHeight: 'none',
      fontVariantNumeric: 'tabular-nums',
      '[aria-current=step] > &': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'text.onSolid' },
      '[data-done] > &': { borderColor: 'accent.graphic', color: 'accent.graphic' },
      '& .lucide': { width: '3', height: '3', strokeWidth: '2.5' },
    },
    label: {},
    position: { fontWeight: 'regular', color: 'text.muted', sm: { display: 'none' } },
  },
})
