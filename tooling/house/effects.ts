/**
 * Effects connect to something outside React; whatever can be computed is computed while rendering. Every file with an
 * effect is listed here, with what its effect does.
 */
export const EFFECTS: Readonly<Record<string, string>> = {
  'packages/ui/src/combobox.tsx': 'passes the focus at creation on to the list',
  'packages/ui/src/dialog-focus.ts': 'remembers what had the focus before a dialog opened',
  'apps/web/src/form/date-control.tsx': 'loads the calendar',
  'apps/web/src/page/unless-behind.tsx': 'logs a page that cannot be shown behind a dialog',
  'apps/web/src/features/assets/asset-panel.tsx': 'loads more rows when the open one is near the end',
  'apps/web/src/features/assets/assets-list.tsx': 'starts the later work once the first rows are there',
  'apps/web/src/features/assets/assets-live.tsx': 'listens to live events about changed assets',
  'apps/web/src/features/assets/asset-presence.tsx': 'tells the server that the record was closed',
  'apps/web/src/table/search-filter.tsx': 'writes the search text into the address when typing pauses',
  'apps/web/src/table/table-rows.tsx':
    'loads the rows at the scroll position, and keeps the row with the cursor',
  'apps/web/src/table/use-scroller.ts': 'measures and follows the scrolling element',
  'apps/web/src/notices/notice-center.tsx': 'tells waiting code that the notification stack is on the screen',
  'apps/web/src/features/profile/picture-dialog.tsx': 'revokes the object URL of the chosen picture',
  'apps/web/src/files/use-uploads.ts':
    'listens to finished uploads, and cancels running ones when the page closes',
  'apps/web/src/features/notifications/bell-panel.tsx':
    'opens in the frame after it is on the screen, as if its button was pressed',
  'apps/web/src/drafts/use-draft.ts': 'saves the draft when the page or the form closes',
  'apps/web/src/features/support/use-ticket-form.ts': 'listens to all input of the form',
  'apps/web/src/features/notifications/live.tsx':
    'keeps the event stream open while a user is signed in, and passes the unread count to the bell',
  'apps/web/src/elevation/use-paper.ts': 'listens to the start and the end of printing',
  'apps/web/src/page/use-quiet.ts': 'checks from time to time whether requests are running',
  'apps/web/src/page/use-prepared.ts': 'preloads, once the page is idle, what it may open',
  'apps/web/src/page/use-visit.ts': 'stores the last visited page in the browser',
  'apps/web/src/page/use-countdown.ts': 'starts and stops a timer',
  'apps/web/src/page/use-debounced.ts': 'starts and stops a timer',
  'apps/web/src/page/use-shortcut.ts': 'listens to the keyboard of the whole page',
  'packages/ui/src/use-sorting.ts':
    'follows the pointer that drags an item, and gets Escape before a dialog does',
  'packages/ui/src/use-stage.ts': 'measures the area of a picture, and listens to wheel and touch on it',
  'packages/ui/src/use-plan-view.ts': 'measures the area of a plan, and listens to the wheel on it',
  'apps/web/src/charts/chart-canvas.tsx': 'draws on a canvas, and measures its box',
  'packages/ui/src/plan-canvas.tsx': 'draws on canvases, and waits for the background picture of a room',
  'packages/ui/src/use-drawer-drag.ts':
    'follows the pointer that drags the drawer, and moves the content behind it',
}
