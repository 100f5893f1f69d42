/**
 * Effects talk to something outside React; what can be computed while rendering is computed. Each file that needs
 * one stands here with what it talks to.
 */
export const EFFECTS: Readonly<Record<string, string>> = {
  'packages/ui/src/combobox.tsx': 'tells the list of the focus the box was made with',
  'apps/web/src/form/date-control.tsx': 'fetches the calendar',
  'apps/web/src/page/unless-behind.tsx': 'tells the console of a page that cannot be shown behind a dialog',
  'apps/web/src/features/assets/asset-panel.tsx':
    'asks for more rows once the open one is near the end of them',
  'apps/web/src/features/assets/assets-list.tsx': 'lets what follows the first rows begin once they are here',
  'apps/web/src/features/assets/assets-live.tsx': 'hears of assets that somebody has changed',
  'apps/web/src/features/assets/asset-presence.tsx': 'tells the server that nobody looks here any more',
  'apps/web/src/table/search-filter.tsx': 'puts what was typed into the address once typing rests',
  'apps/web/src/table/table-rows.tsx':
    'asks for the rows its place scrolls to, and holds the one with the cursor',
  'apps/web/src/table/use-scroller.ts': 'measures and follows the box that scrolls',
  'apps/web/src/notices/notice-center.tsx': 'tells who waits for it that the stack is on the screen',
  'apps/web/src/features/profile/picture-dialog.tsx': 'gives back the address of the picture chosen',
  'apps/web/src/files/use-uploads.ts':
    'hears of files that arrive, and gives up those under way with the page',
  'apps/web/src/features/notifications/bell-panel.tsx':
    'opens in the frame after it is on the screen, as if by a press of its button',
  'apps/web/src/drafts/use-draft.ts': 'keeps what is typed when the page or the form goes away',
  'apps/web/src/features/support/use-ticket-form.ts': 'hears of everything typed in the form',
  'apps/web/src/features/notifications/live.tsx':
    'follows the news for as long as somebody is signed in, and tells the bell how much is unread',
  'apps/web/src/elevation/use-paper.ts': 'hears the browser begin and end to print',
  'apps/web/src/page/use-quiet.ts': 'looks now and then whether anything is still being fetched',
  'apps/web/src/page/use-prepared.ts': 'fetches, once the page rests, what it may open',
  'apps/web/src/page/use-visit.ts': 'keeps in the browser what was gone to last',
  'apps/web/src/page/use-countdown.ts': 'starts and stops a timer',
  'apps/web/src/page/use-debounced.ts': 'starts and stops a timer',
  'apps/web/src/page/use-shortcut.ts': 'listens to the keyboard of the whole page',
  'packages/ui/src/use-sorting.ts':
    'follows the pointer that holds an item, and hears Escape before a dialog does',
  'packages/ui/src/use-stage.ts':
    'measures the stage of a picture, and hears the wheel and the hands over it',
  'packages/ui/src/use-plan-view.ts': 'measures the stage of a plan, and hears the wheel over it',
  'apps/web/src/charts/chart-canvas.tsx': 'draws on a canvas, and measures the box it fills',
  'packages/ui/src/plan-canvas.tsx': 'draws on canvases, and waits for the picture that lies under a room',
  'packages/ui/src/use-drawer-drag.ts': 'lets a pointer drag the drawer, and moves what lies behind it',
}
