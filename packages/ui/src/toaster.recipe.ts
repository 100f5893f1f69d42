import { defineSlotRecipe } from '@pandacss/dev'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['stack', 'root', 'icon', 'body', 'title', 'message', 'actions', 'close'],
  base: {
    // Ark puts it over everything: a menu, which somebody opened, would lie below what stays until it is dismissed
    stack: { zIndex: 'told!' },
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: 'min(24rem, calc(100vw - {spacing.8}))',
      pl: '3',
      pr: '2',
      py: '2.5',
      bg: 'surface.raised',
      borderRadius: 'card',
      boxShadow: 'floating',
      // a modal dialog takes the pointer from everything else
      pointerEvents: 'auto',
      // Ark moves, orders and fades the stack through these variables
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate {durations.slow} {easings.out}, opacity {durations.slow} {easings.out}',
    },
    close: { my: '-1' },
    icon: {
      display: 'flex',
      alignItems: 'center',
      height: '5',
      '[data-type=info] &': { color: 'info.graphic' },
      '[data-type=success] &': { color: 'accent.graphic' },
      '[data-type=warning] &': { color: 'warning.graphic' },
      '[data-type=error] &': { color: 'danger.graphic' },
    },
    body: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { textStyle: 'strong' },
    message: { textStyle: 'table', color: 'text.muted' },
    actions: { display: 'flex', gap: '2', mt: '2' },
  },
})
