/**
 * Effects talk to something outside React; what can be computed while rendering is computed. Each file that needs
 * one stands here with what it talks to.
 */
export const EFFECTS: Readonly<Record<string, string>> = {
  'apps/web/src/notices/notice-center.tsx': 'tells who waits for it that the stack is on the screen',
  'apps/web/src/page/use-debounced.ts': 'starts and stops a timer',
  'apps/web/src/page/use-shortcut.ts': 'listens to the keyboard of the whole page',
}
