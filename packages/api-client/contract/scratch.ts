/**
 * Routes that change something and write no line of who did what, each with the reason: what they change is one
 * person's own, is seen by nobody else and says nothing of the company's records. No other route may be added without
 * as good a one.
 */
export const UNWRITTEN: Record<string, string> = {
  'PUT /api/drafts/{form}/{key}/':
    'a page saves it every two seconds; what is sent in the end is written down',
  'DELETE /api/drafts/{form}/{key}/': 'clears away what was never sent',
  'PUT /api/presence/assets/{id}/': 'a page says every few seconds that it is there; nothing of it is kept',
  'DELETE /api/presence/assets/{id}/': 'the same, as the page closes',
  'POST /api/home/visit/':
    'that he opened his home is kept for himself alone, to tell him what changed since',
  'POST /api/placements/find/': 'asks more than an address holds, and changes nothing',
  'POST /api/nodes/{id}/fit/': 'a question: it changes nothing',
  'POST /api/models/{id}/effect/': 'a question: it changes nothing',
  'POST /api/work/check/': 'a question: it changes nothing',
  'POST /api/work/impact/': 'a question: it changes nothing',
  'POST /api/work/{id}/check/': 'a question: it changes nothing',
  'POST /api/notifications/marks/':
    'whether somebody has looked at a notice changes nothing but his own count',
}
