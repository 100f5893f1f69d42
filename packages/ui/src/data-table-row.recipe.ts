export const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  width: 'full',
  minWidth: 'min',
  height: 'var(--row-height, {sizes.row})',
  '--row-surface': '{colors.surface}',
  bg: 'var(--row-surface)',
  borderBottom: 'hairline',
  _hover: { '--row-surface': '{colors.surface.hover}' },
  '&[data-cursor]': {
    '--row-surface': '{colors.surface.hover}',
    // a pinned cell paints its own ground over the row's, so the mark is the first one's
    '& > :first-child': { boxShadow: 'inset 2px 0 0 {colors.accent.graphic}' },
  },
  '&:is([aria-selected=true], [aria-current])': { '--row-surface': '{colors.surface.selected}' },
  '&[data-openable]': { cursor: 'pointer' },
  '&[data-missing]': { '--row-surface': '{colors.surface}' },
  '&[data-missing] > :not(:empty)': { visibility: 'hidden' },
  '&[data-missing] > :where(:empty)::before': {
    content: '""',
    display: 'block',
    width: '60%',
    maxWidth: '[10rem]',
    height: '2',
    borderRadius: 'chip',
    bg: 'neutral.subtle',
    animation: 'appearLate',
  },
  '&[data-missing] > :where(:nth-child(odd))::before': { width: '40%' },
  // over the pinned cells, which cover an outline
  '[role=grid]:focus-visible &[data-cursor]::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: 'sticky',
    border: '2px solid {colors.focus}',
    pointerEvents: 'none',
  },
} as const

export const cell = {
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  px: '3',
  color: 'text',
  whiteSpace: 'nowrap',
  '& > *': { minWidth: '0' },
  '& > :is(a, button, span)': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
