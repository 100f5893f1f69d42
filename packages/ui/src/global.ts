import { defineGlobalStyles } from '@pandacss/dev'

/** What holds for the whole document, whichever part is shown. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    bg: 'canvas',
    color: 'text',
    fontFamily: 'sans',
    fontSize: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    accentColor: '{colors.accent.graphic}',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  body: {
    textStyle: 'body',
    minHeight: 'screen',
    // an open dialog takes pointers from the body, and with them every style of the page is worked out anew; what lies
    // behind a dialog is out of reach under its backdrop
    pointerEvents: 'auto !important',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  'code, kbd, samp': { fontFamily: 'mono' },
  '::selection': { bg: 'border.accent' },
  ':focus-visible': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '2px',
  },
  '.lucide': { width: '4', height: '4', strokeWidth: '1.5', flexShrink: '0' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // with no more than a duration, every element that has none of its own would begin one at each change of style
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
