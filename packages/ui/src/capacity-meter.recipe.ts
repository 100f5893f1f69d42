import { defineSlotRecipe } from '@pandacss/dev'

export const capacityMeter = defineSlotRecipe({
  className: 'capacity-meter',
  slots: ['root', 'item', 'label', 'track', 'used', 'reserved', 'text'],
  base: {
    root: { display: 'grid', minWidth: '0' },
    item: { display: 'grid', alignItems: 'center', minWidth: '0' },
    label: { textStyle: 'caption', color: 'text.muted', whiteSpace: 'nowrap' },
    track: {
      display: 'flex',
      width: 'full',
      minWidth: '0',
      overflow: 'hidden',
      bg: 'border.strong',
      borderRadius: 'full',
    },
    used: { flexShrink: '0', width: 'calc(var(--used) * 100%)', bg: 'var(--level)' },
    reserved: {
      flexShrink: '0',
      width: 'calc(var(--reserved) * 100%)',
      backgroundImage: 'repeating-linear-gradient(-45deg, var(--level) 0 2px, transparent 2px 4px)',
    },
    text: {
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      textAlign: 'right',
    },
  },
  variants: {
    level: {
      calm: { item: { '--level': '{colors.accent.graphic}' } },
      amber: { item: { '--level': '{colors.warning.graphic}' } },
      red: { item: { '--level': '{colors.danger.graphic}' }, text: { color: 'text.danger' } },
      unknown: {
        // no ground to fill: an empty meter would read as nothing used
        track: {
          bg: 'transparent',
          borderRadius: 'none',
          backgroundImage:
            'repeating-linear-gradient(90deg, {colors.border.control} 0 3px, transparent 3px 6px)',
          backgroundSize: '100% 1px',
          backgroundPosition: 'center',
          backgroundRepeat: 'no-repeat',
        },
        text: { color: 'text.muted' },
      },
    },
    size: {
      /** Beside a name in a row: bars only. */
      sm: {
        root: { width: '16', gap: '1px' },
        track: { height: '3px' },
        label: { srOnly: true },
        text: { display: 'none' },
      },
      /** In a panel: a line each. */
      md: {
        root: { gap: '1', gridTemplateColumns: 'max-content minmax(3rem, 1fr) max-content' },
        item: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', columnGap: '2' },
        track: { height: '1' },
      },
      /** At the head of a page: words over bars, side by side where there is room. */
      lg: {
        root: { gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' },
        item: {
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          gridTemplateAreas: '"label text" "track track"',
          rowGap: '1.5',
          columnGap: '2',
        },
        label: { gridArea: 'label', textStyle: 'label' },
        text: { gridArea: 'text', textStyle: 'table', overflow: 'hidden', textOverflow: 'ellipsis' },
        track: { gridArea: 'track', height: '1.5' },
      },
    },
  },
  defaultVariants: { size: 'md', level: 'calm' },
})
