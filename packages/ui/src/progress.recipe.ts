import { defineSlotRecipe } from '@pandacss/dev'

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'head', 'label', 'value', 'track', 'bar', 'line'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    head: { display: 'flex', alignItems: 'baseline', gap: '3' },
    label: { flex: '1', minWidth: '0', textStyle: 'label' },
    value: { textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    line: { display: 'flex', alignItems: 'center', gap: '3' },
    track: { flex: '1', height: '1.5', borderRadius: 'full', bg: 'neutral.subtle', overflow: 'hidden' },
    bar: {
      display: 'block',
      width: 'full',
      height: 'full',
      borderRadius: 'full',
      bg: 'accent.graphic',
      transformOrigin: 'left',
      transitionProperty: 'transform',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      '[aria-valuenow] > &': { transform: 'scaleX(var(--done))' },
      'div:not([aria-valuenow]) > &': { animation: 'breathe' },
    },
  },
})
