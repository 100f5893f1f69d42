import { defineSlotRecipe } from '@pandacss/dev'

// the pinned column shows its edge once something has gone under it
const scrolledEdge = {
  '@container scroll-state(scrollable: left)': {
    boxShadow: '1px 0 0 {colors.border.strong}, 6px 0 8px -6px rgb(0 0 0 / 0.12)',
  },
}

const box = { justifyContent: 'center', px: '0' } as const

// a checkbox in a cell is pressed anywhere in the cell
const whole = {
  width: 'full',
  height: 'full',
  minHeight: '0',
  py: '0',
  alignItems: 'center',
  justifyContent: 'center',
} as const

export const dataTable = defineSlotRecipe({
  className: 'data-table',
  slots: ['frame', 'grid', 'head', 'headCell', 'sort', 'body', 'row', 'cell', 'text', 'note'],
  base: {
    frame: {
      position: 'relative',
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      containerType: 'scroll-state',
      bg: 'surface',
      _focusVisible: { outlineOffset: '-2px' },
    },
    grid: { minWidth: 'min', outline: 'none', textStyle: 'table' },
    head: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
    },
    headCell: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      height: 'row',
      px: '3',
      bg: 'surface.sunken',
      borderBottom: 'hairline',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'text.muted',
      whiteSpace: 'nowrap',
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      height: 'full',
      mx: '-1.5',
      px: '1.5',
      borderRadius: 'chip',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      '& .lucide': { width: '3', height: '3', opacity: '0' },
      _hover: { color: 'text', '& .lucide': { opacity: '0.6' } },
      '&:is([data-sort=ascending], [data-sort=descending])': { color: 'text', '& .lucide': { opacity: '1' } },
    },
    body: { position: 'relative' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      width: 'full',
      minWidth: 'min',
      height: 'row',
      '--row-surface': '{colors.surface}',
      _hover: { '--row-surface': '{colors.surface.hover}' },
      '&[data-cursor]': {
        '--row-surface': '{colors.surface.hover}',
        // each cell paints its own ground, so the mark is the first one's
        '& > :first-child': { boxShadow: 'inset 2px 0 0 {colors.accent.graphic}' },
      },
      '&[aria-selected=true]': { '--row-surface': '{colors.surface.selected}' },
      '&[data-openable]': { cursor: 'pointer' },
    },
    cell: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      px: '3',
      bg: 'var(--row-surface)',
      borderBottom: 'hairline',
      color: 'text',
      whiteSpace: 'nowrap',
      '& > *': { minWidth: '0' },
      '& > :is(a, button, span)': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    text: { overflow: 'hidden', textOverflow: 'ellipsis' },
    note: {
      position: 'sticky',
      left: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: 'row',
      px: '4',
      py: '2',
      color: 'text.muted',
      textStyle: 'table',
    },
  },
  variants: {
    kind: {
      text: {},
      code: { cell: { fontFamily: 'mono', fontVariantLigatures: 'none' } },
      number: {
        headCell: { justifyContent: 'flex-end' },
        cell: { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
      },
      action: {
        headCell: { ...box, '& > label': whole },
        cell: { ...box, '& > label': whole },
      },
    },
    pin: {
      none: {},
      start: {
        headCell: { md: { position: 'sticky', left: 'var(--pin, 0px)', zIndex: 'corner' } },
        cell: { md: { position: 'sticky', left: 'var(--pin, 0px)', zIndex: 'pinned' } },
      },
    },
    weight: {
      regular: {},
      strong: { cell: { fontWeight: 'medium' } },
      muted: { cell: { color: 'text.muted' } },
    },
  },
  compoundVariants: [
    {
      kind: 'text',
      pin: 'start',
      css: { headCell: scrolledEdge, cell: scrolledEdge },
    },
  ],
  defaultVariants: { kind: 'text', pin: 'none', weight: 'regular' },
})
