import { defineSlotRecipe } from '@pandacss/dev'

export const page = defineSlotRecipe({
  className: 'page',
  slots: ['root', 'head', 'titles', 'trail', 'title', 'lead', 'actions', 'toolbar', 'body'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      px: { base: '4', md: '6' },
      pt: { base: '4', md: '5' },
      pb: { base: '4', md: '6' },
      minWidth: '0',
      width: 'full',
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      minHeight: 'control',
    },
    // actions that leave the title less than this go below it
    titles: { flex: '[1 1 12rem]', minWidth: '0' },
    trail: { textStyle: 'caption', color: 'text.muted', mb: '1', fontVariantNumeric: 'tabular-nums' },
    title: { textStyle: 'title', color: 'text', overflowWrap: 'anywhere' },
    lead: { textStyle: 'body', color: 'text.muted', maxWidth: 'prose', mt: '0.5', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    toolbar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    body: { minWidth: '0' },
  },
  variants: {
    height: {
      content: {},
      /** The body takes what the window leaves and scrolls in itself: tables. */
      fill: {
        root: { height: 'full', minHeight: '0' },
        // in a window without height, as at a zoom of 400 %, the page scrolls instead of losing its rows
        body: { flex: '1', minHeight: '[13rem]', display: 'flex', flexDirection: 'column' },
      },
    },
    measure: { wide: {}, narrow: { root: { maxWidth: 'dialogWide' } } },
  },
  defaultVariants: { height: 'content', measure: 'wide' },
})
