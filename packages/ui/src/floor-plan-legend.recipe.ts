import { defineSlotRecipe } from '@pandacss/dev'

export const floorPlanLegend = defineSlotRecipe({
  className: 'floor-plan-legend',
  slots: ['root', 'title', 'scale', 'bar', 'part', 'limits', 'limit', 'entries', 'entry', 'swatch'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1.5',
      textStyle: 'caption',
    },
    title: { fontWeight: 'medium' },
    scale: { display: 'grid', rowGap: '0.5', width: '[17rem]', maxWidth: 'full' },
    bar: { display: 'flex', height: '2', borderRadius: 'chip', overflow: 'hidden' },
    part: {
      flexGrow: 'var(--share)',
      '&[data-level=calm]': { bg: 'fill.accent' },
      '&[data-level=amber]': { bg: 'fill.warning' },
      '&[data-level=red]': { bg: 'fill.danger' },
      '&[data-level=unknown]': { bg: 'neutral.subtle' },
    },
    limits: { position: 'relative', height: '4', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    limit: {
      position: 'absolute',
      left: 'calc(var(--at) * 100%)',
      translate: '-50% 0',
      whiteSpace: 'nowrap',
      '&:first-child': { translate: 'none' },
      '&:last-child': { translate: '-100% 0' },
    },
    entries: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' },
    entry: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'text.muted' },
    swatch: {
      width: '3',
      height: '4',
      flexShrink: '0',
      overflow: 'visible',
      '& rect': { strokeWidth: '1px' },
    },
  },
})
