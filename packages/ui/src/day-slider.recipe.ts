import { defineSlotRecipe } from '@pandacss/dev'

/** Width of what is dragged: a day stands under its middle. */
const THUMB = '16px'

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '[16px]',
  height: '[16px]',
  bg: 'surface',
  border: '2px solid {colors.accent.graphic}',
  borderRadius: 'full',
  cursor: 'grab',
} as const
const track = { height: '[2px]', bg: 'border.control', borderRadius: 'full' } as const

export const daySlider = defineSlotRecipe({
  className: 'day-slider',
  slots: ['root', 'scale', 'input', 'marks', 'past', 'planned', 'today', 'ends', 'end', 'now'],
  base: {
    root: { display: 'grid', minWidth: '0', width: 'full' },
    scale: { position: 'relative', height: '8', display: 'flex', alignItems: 'center' },
    marks: {
      position: 'absolute',
      insetBlock: '0',
      left: `calc(${THUMB} / 2)`,
      width: `calc(100% - ${THUMB})`,
      height: 'full',
      overflow: 'visible',
      pointerEvents: 'none',
      fill: 'none',
    },
    // what was is below the line, what is planned above it
    past: { stroke: 'text.muted', strokeWidth: '2px', vectorEffect: 'non-scaling-stroke' },
    planned: {
      stroke: 'plan.graphic',
      strokeWidth: '2px',
      strokeDasharray: '3 2',
      vectorEffect: 'non-scaling-stroke',
    },
    today: { stroke: 'text', strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
    input: {
      appearance: 'none',
      position: 'relative',
      width: 'full',
      height: 'full',
      m: '0',
      bg: 'transparent',
      cursor: 'pointer',
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, mt: '[-7px]' },
      '&::-moz-range-thumb': thumb,
      '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
      '&:active::-moz-range-thumb': { cursor: 'grabbing' },
      _focusVisible: { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: '2px solid {colors.focus}',
        outlineOffset: '1px',
      },
      '&:focus-visible::-moz-range-thumb': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
    },
    ends: {
      position: 'relative',
      display: 'flex',
      justifyContent: 'space-between',
      height: '4',
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    end: {},
    now: {
      position: 'absolute',
      left: `calc(${THUMB} / 2 + (100% - ${THUMB}) * var(--today))`,
      translate: '-50% 0',
      color: 'text',
    },
  },
})
