import { defineSlotRecipe } from '@pandacss/dev'
import { cell, row } from './data-table-row.recipe.ts'

// the pinned column shows its edge once something has gone under it
const scrolledEdge = {
  '@container scroll-state(scrollable: left)': {
    boxShadow: '1px 0 0 {colors.border.strong}, 6px 0 8px -6px rgb(0 0 0 / 0.12)',
  },
}

// staying has its price in every frame: where everything is in view, nothing needs to
const stays = {
  md: { position: 'sticky', left: 'var(--pin, 0px)', '[data-fits] &': { position: 'relative', left: '0' } },
} as const

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
  slots: [
    'frame',
    'grid',
    'measure',
    'head',
    'headCell',
    'sort',
    'resizer',
    'body',
    'row',
    'cell',
    'text',
    'message',
    'note',
  ],
  base: {
    frame: {
      position: 'relative',
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // the rows are placed by hand: a browser that keeps one in place works against that
      overflowAnchor: 'none',
      containerType: 'scroll-state',
      bg: 'surface',
      _focusVisible: { outlineOffset: '-2px' },
    },
    grid: { position: 'relative', minWidth: 'min', outline: 'none', textStyle: 'table' },
    // as high as a row, so that the height can be asked for
    measure: { position: 'absolute', width: '0', visibility: 'hidden' },
    head: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
    },
    headCell: {
      position: 'relative',
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
      maxWidth: 'full',
      height: 'full',
      mx: '-1.5',
      px: '1.5',
      borderRadius: 'chip',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      '& .lucide': { flexShrink: '0', width: '3', height: '3', opacity: '0' },
      _focusVisible: { outlineOffset: '-2px' },
      _hover: { color: 'text', '& .lucide': { opacity: '0.6' } },
      '&:is([data-sort=ascending], [data-sort=descending])': { color: 'text', '& .lucide': { opacity: '1' } },
    },
    resizer: {
      position: 'absolute',
      insetBlock: '0',
      right: '-6px',
      width: '3',
      zIndex: 'pinned',
      cursor: 'col-resize',
      touchAction: 'none',
      _focusVisible: { outlineOffset: '-2px' },
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '2',
        left: '[5.5px]',
        width: 'hairline',
        bg: 'border.strong',
      },
      '&:is(:hover, :active)::before': { width: '0.5', left: '[5px]', insetBlock: '0', bg: 'accent.graphic' },
    },
    body: { position: 'relative' },
    row,
    cell,
    text: { overflow: 'hidden', textOverflow: 'ellipsis' },
    message: {
      position: 'sticky',
      left: '0',
      display: 'flex',
      flexDirection: 'column',
      minHeight: '[16rem]',
    },
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
        cell: { justifyContent: 'flex-end', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      },
      action: {
        headCell: { ...box, '& > label': whole },
        cell: { ...box, '& > label': whole, '[data-missing] > &::before': { display: 'none' } },
      },
    },
    pin: {
      none: {},
      start: {
        headCell: { ...stays, zIndex: 'corner' },
        cell: { ...stays, zIndex: 'pinned', bg: 'var(--row-surface)' },
      },
    },
    content: {
      part: {},
      // a text needs no box of its own to be cut
      text: {
        cell: {
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          lineHeight: 'calc(var(--row-height, {sizes.row}) - 1px)',
        },
      },
    },
    place: {
      flow: {},
      // rows and cells stand where they are put and say nothing about their neighbours' places: laying out thirty
      // of them in every frame takes half as long as it does in tracks
      window: {
        row: { display: 'flex', position: 'absolute', top: '0', left: '0', contain: 'strict' },
        cell: {
          flex: 'none',
          position: 'absolute',
          top: '0',
          left: 'var(--start)',
          width: 'var(--width)',
          height: 'calc(var(--row-height) - 1px)',
        },
      },
    },
    layout: {
      columns: { measure: { height: 'row' } },
      cards: { measure: { height: '16' } },
    },
    weight: {
      regular: {},
      strong: { cell: { fontWeight: 'medium' } },
      muted: { cell: { color: 'text.muted' } },
    },
  },
  compoundVariants: [
    {
      place: 'window',
      pin: 'start',
      css: {
        cell: {
          md: {
            position: 'sticky',
            left: 'var(--pin, 0px)',
            '[data-fits] &': { position: 'absolute', left: 'var(--start)' },
          },
        },
      },
    },
    {
      kind: 'text',
      pin: 'start',
      css: { headCell: scrolledEdge, cell: scrolledEdge },
    },
  ],
  defaultVariants: {
    kind: 'text',
    pin: 'none',
    weight: 'regular',
    content: 'part',
    place: 'flow',
    layout: 'columns',
  },
})
