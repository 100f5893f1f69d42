/**
 * Effects talk to something outside React; what can be computed while rendering is computed. Each file that needs
 * one stands here with what it talks to.
 */
export const EFFECTS: Readonly<Record<string, string>> = {
  'apps/web/src/page/use-shortcut.ts': 'listens to the keyboard of the whole page',
}
