import { defineSlotRecipe } from '@pandacss/dev'

/** Lines keep their width however large the rack is drawn. */
const line = { strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' } as const

export const rackElevation = defineSlotRecipe({
  className: 'rack-elevation',
  slots: [
    'root',
    'number',
    'cabinet',
    'bay',
    'lines',
    'device',
    'face',
    'image',
    'veil',
    'grip',
    'code',
    'name',
    'mark',
    'free',
    'hatch',
    'label',
    'outline',
    'badge',
    'sign',
  ],
  base: {
    root: {
      display: 'block',
      width: 'full',
      height: 'auto',
      color: 'text',
      // as high as the window allows, as wide as a hand needs, and never so large that it is a poster; a phone scrolls
      maxWidth: {
        base: '[26rem]',
        md: '[max(14rem, min(var(--widest, 23rem), calc((100dvh - 11.5rem) * var(--aspect))))]',
      },
      overflow: 'visible',
      userSelect: 'none',
      _print: { maxWidth: 'none' },
    },
    number: {
      fill: 'text.muted',
      fontFamily: 'mono',
      fontSize: '[24px]',
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
    cabinet: { ...line, fill: 'surface', stroke: 'border.control' },
    bay: { fill: 'surface.sunken' },
    // empty units are there to be counted, not to be read
    lines: { ...line, fill: 'none', stroke: 'border', pointerEvents: 'none' },
    device: { touchAction: 'manipulation', outline: 'none' },
    face: { ...line, fill: 'surface.raised', stroke: 'border.control' },
    image: { pointerEvents: 'none' },
    veil: { fill: 'surface.raised', pointerEvents: 'none' },
    grip: {
      display: 'none',
      fill: 'transparent',
      _coarse: { display: 'inline', touchAction: 'none' },
      '& path': { ...line, stroke: 'text.muted', fill: 'none' },
    },
    code: { fill: 'text', fontFamily: 'mono', fontWeight: 'medium', pointerEvents: 'none' },
    name: { fill: 'text.muted', fontFamily: 'sans', pointerEvents: 'none' },
    mark: { pointerEvents: 'none' },
    free: {
      ...line,
      fill: 'transparent',
      outline: 'none',
      _focusVisible: { stroke: 'focus', strokeWidth: '2px', fill: 'surface.hover' },
    },
    hatch: { ...line, stroke: 'neutral.graphic', fill: 'none' },
    label: { fill: 'text.muted', fontFamily: 'sans', pointerEvents: 'none' },
    outline: { ...line, fill: 'none', pointerEvents: 'none', strokeWidth: '2px' },
    badge: { ...line, fill: 'surface', pointerEvents: 'none', strokeWidth: '1.5px' },
    sign: { ...line, fill: 'none', pointerEvents: 'none', strokeWidth: '1.5px' },
  },
  variants: {
    state: {
      still: {},
      /** The back of what is mounted on the other side. */
      back: {
        face: { fill: 'neutral.subtle', stroke: 'border.strong' },
        code: { fill: 'text.muted', fontWeight: 'regular' },
      },
      /** To come: it takes nothing yet. */
      planned: {
        face: { fill: 'surface', stroke: 'plan.graphic', strokeDasharray: '4 3' },
        code: { fontWeight: 'regular' },
      },
      /** It stood here and has left. */
      gone: {
        face: { fill: 'none', stroke: 'border.strong', strokeDasharray: '2 3' },
        code: { fill: 'text.muted', fontWeight: 'regular' },
      },
      /** Its record is open. */
      open: { face: { fill: 'surface.selected', stroke: 'accent.graphic', strokeWidth: '2px' } },
      /** A person has it in hand. */
      held: { face: { fill: 'surface.selected', stroke: 'accent.graphic', strokeDasharray: '4 3' } },
      /** On its way to the server. */
      moving: { device: { opacity: '0.6' } },
      /** Kept for somebody. */
      reserved: { face: { fill: 'surface', stroke: 'border.strong' } },
      fits: {
        device: { pointerEvents: 'none' },
        face: { fill: 'accent.subtle', stroke: 'accent.graphic', strokeWidth: '2px', strokeDasharray: '4 3' },
        code: { fill: 'text.accent' },
      },
      refused: {
        device: { pointerEvents: 'none' },
        face: { fill: 'danger.subtle', stroke: 'danger.graphic', strokeWidth: '2px', strokeDasharray: '4 3' },
        code: { fill: 'text.danger' },
      },
    },
    /** What is marked over a device. */
    mark: {
      came: {
        outline: { stroke: 'none' },
        badge: { stroke: 'plan.graphic' },
        sign: { stroke: 'plan.graphic' },
      },
      left: {
        outline: { stroke: 'none' },
        badge: { stroke: 'border.strong' },
        sign: { stroke: 'text.muted' },
      },
      rival: {
        outline: { stroke: 'danger.graphic' },
        badge: { stroke: 'danger.graphic' },
        sign: { stroke: 'danger.graphic' },
      },
    },
    /** What a press does. */
    use: {
      fixed: {},
      pressed: {
        device: {
          cursor: 'pointer',
          '&:hover > rect:first-of-type': { stroke: 'border.controlHover', fill: 'surface.hover' },
          '&:focus-visible > rect:first-of-type': { stroke: 'focus', strokeWidth: '2px' },
        },
      },
    },
  },
  defaultVariants: { state: 'still', use: 'fixed' },
})
