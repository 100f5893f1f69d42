import { defineSlotRecipe } from '@pandacss/dev'

export const printSheet = defineSlotRecipe({
  className: 'print-sheet',
  slots: ['root', 'page', 'title', 'line', 'body'],
  base: {
    root: {
      // drawn out of sight, so that a file can be made of it too
      position: 'fixed',
      visibility: 'hidden',
      pointerEvents: 'none',
      width: '[60rem]',
      top: '0',
      left: '[-100rem]',
      _print: {
        position: 'static',
        visibility: 'visible',
        width: 'full',
        'body:has(> &) > :not(&)': { display: '[none !important]' },
      },
    },
    page: {
      display: 'flex',
      flexDirection: 'column',
      height: '[100vh]',
      breakAfter: 'page',
      breakInside: 'avoid',
      _last: { breakAfter: 'auto' },
    },
    title: { textStyle: 'title', color: 'text' },
    line: { textStyle: 'caption', color: 'text.muted' },
    // both sides as high as the page leaves
    body: {
      flex: '1',
      minHeight: '0',
      pt: '3',
      '& > div': { height: 'full', justifyContent: 'center' },
      '& figure': { display: 'flex', flexDirection: 'column', minHeight: '0' },
      '& svg[data-elevation]': { flex: '1', minHeight: '0', height: 'full', maxWidth: 'full', width: 'full' },
    },
  },
})
