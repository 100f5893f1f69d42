import { defineSlotRecipe } from '@pandacss/dev'

export const sortableList = defineSlotRecipe({
  className: 'sortable-list',
  slots: ['root', 'item', 'head', 'handle', 'number', 'content', 'aside'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
      gridTemplateAreas: { base: "'head aside' 'content content'", sm: "'head content aside'" },
      alignItems: 'start',
      columnGap: '3',
      rowGap: '2',
      p: '3',
      bg: 'surface',
      border: 'hairline',
      borderRadius: 'card',
      // the others make room for the one in the hand; once it is let go they are there already
      '&[data-held=beside]': {
        transitionProperty: 'transform',
        transitionDuration: 'normal',
        transitionTimingFunction: 'out',
      },
      '&[data-held=hand]': {
        zIndex: 'pinned',
        bg: 'surface.raised',
        borderColor: 'border.accent',
        boxShadow: 'floating',
      },
    },
    head: { gridArea: 'head', display: 'flex', alignItems: 'center', gap: '1' },
    // parts of a part yield to the button it is
    handle: {
      cursor: 'grab!',
      // a finger on it drags and does not scroll
      touchAction: 'none',
      _disabled: { cursor: 'not-allowed!' },
      '&[aria-pressed=true]': { cursor: 'grabbing!', bg: 'accent.subtle!', color: 'text.accent!' },
    },
    number: {
      minWidth: '5',
      textStyle: 'label',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
    },
    content: { gridArea: 'content', minWidth: '0' },
    aside: { gridArea: 'aside' },
  },
})
