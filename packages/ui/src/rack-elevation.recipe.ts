import { defineSlotRecipe } from '@pandacss/dev'

const filling = { position: 'absolute', insetX: '0.5', overflow: 'hidden', borderRadius: 'chip' } as const

export const rackElevation = defineSlotRecipe({
  className: 'rack-elevation',
  slots: ['root', 'numbers', 'number', 'frame', 'device', 'grip', 'name', 'code', 'ghost', 'reason'],
  base: {
    root: {
      '--unit': '1.5rem',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '1',
      minWidth: '0',
    },
    numbers: { display: 'flex', flexDirection: 'column', py: '0.5', userSelect: 'none' },
    number: {
      flex: '1',
      minWidth: '5',
      textStyle: 'caption',
      lineHeight: 'var(--unit)',
      fontFamily: 'mono',
      color: 'text.muted',
      textAlign: 'center',
    },
    frame: {
      position: 'relative',
      containerType: 'inline-size',
      minWidth: '0',
      height: 'calc(var(--units) * var(--unit) + {spacing.1})',
      bg: 'surface.sunken',
      border: 'strong',
      borderWidth: 'thick',
      borderRadius: 'chip',
      // empty units are there to be counted, not to be read
      backgroundImage:
        'repeating-linear-gradient(to bottom, {colors.border} 0 1px, transparent 1px var(--unit))',
    },
    device: {
      ...filling,
      top: 'calc(var(--above) * var(--unit) + 1px)',
      height: 'calc(var(--height) * var(--unit) - 1px)',
      display: 'flex',
      alignItems: 'center',
      columnGap: '1.5',
      px: '1.5',
      bg: 'surface.raised',
      border: 'control',
      textAlign: 'left',
      touchAction: 'manipulation',
      transitionProperty: 'border-color, background-color, opacity',
      transitionDuration: 'fast',
    },
    grip: {
      display: 'none',
      _coarse: {
        display: 'flex',
        alignItems: 'center',
        height: 'full',
        touchAction: 'none',
        color: 'text.muted',
      },
    },
    name: {
      flex: '1',
      minWidth: '0',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'text',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    code: {
      flexShrink: '0',
      textStyle: 'caption',
      fontFamily: 'mono',
      color: 'text.muted',
      '@container (max-width: 12rem)': { display: 'none' },
    },
    ghost: {
      ...filling,
      zIndex: 'sticky',
      top: 'calc(var(--above) * var(--unit) + 1px)',
      height: 'calc(var(--height) * var(--unit) - 1px)',
      display: 'flex',
      alignItems: 'center',
      px: '1.5',
      borderWidth: 'thick',
      borderStyle: 'dashed',
      pointerEvents: 'none',
    },
    reason: {
      minWidth: '0',
      textStyle: 'caption',
      fontWeight: 'medium',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  variants: {
    state: {
      still: {},
      /** A person has it in hand. */
      held: { device: { bg: 'surface.selected', borderStyle: 'dashed', borderColor: 'accent.graphic' } },
      /** On its way to the server. */
      moving: { device: { opacity: '0.6' } },
      fits: {
        ghost: { bg: 'accent.subtle', borderColor: 'accent.graphic' },
        reason: { color: 'text.accent' },
      },
      refused: {
        ghost: { bg: 'danger.subtle', borderColor: 'danger.graphic' },
        reason: { color: 'text.danger' },
      },
    },
    /** Whether it can be picked up. */
    use: {
      fixed: {},
      movable: {
        device: {
          cursor: 'grab',
          _hover: { bg: 'surface.hover', borderColor: 'border.controlHover' },
          _active: { cursor: 'grabbing' },
          _focusVisible: { outlineOffset: '-2px', zIndex: 'pinned' },
        },
      },
    },
  },
  defaultVariants: { state: 'still', use: 'fixed' },
})
