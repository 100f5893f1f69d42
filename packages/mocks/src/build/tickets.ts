import type { Priority, ProcessStatus } from '@plenum/domain/asset'
import type { BugInput, ImprovementInput, TicketContext } from '@plenum/domain/ticket'

/** What happened to a ticket, by whom, and how many hours after it was sent. */
export type TicketEvent = { by: number; after: number } & (
  | { says: string }
  | { status: ProcessStatus }
  | { priority: Priority }
)

/** A ticket; people are named by their place among those of the company, where the founder is 0. */
export type TicketSeed = { by: number; days_ago: number; events: readonly TicketEvent[] } & (
  | Omit<ImprovementInput, 'files'>
  | (Omit<BugInput, 'steps'> & { steps: readonly string[] })
)

const from = (page: string, browser = 'Firefox 146 on Linux'): TicketContext => ({
  page,
  version: '0.9.0',
  browser,
  language: 'en',
})
const INVENTORY = '/app/settings/assets-inventory'
const HIERARCHY = '/app/settings/hierarchy'

/** What the people of the demonstration company asked for, the oldest first. */
export const TICKETS: readonly TicketSeed[] = [
  {
    kind: 'improvement',
    by: 4,
    days_ago: 41,
    subject: 'Show the total weight of a rack',
    usefulness:
      'The raised floor in DH3 is rated for 1,200 kg per rack. Before we agree to a storage shelf we add the weights up by hand from the datasheets, and twice last year we were wrong.',
    desired_features:
      'The sum of the weights of everything in a rack, in its sheet. A warning from 90 % of what the floor bears would be even better.',
    context: from(HIERARCHY),
    events: [
      { by: 0, after: 3, priority: 'high' },
      {
        by: 1,
        after: 20,
        says: 'Agreed. Do you have the rating of each hall, or is it the same for all of them?',
      },
      {
        by: 4,
        after: 26,
        says: 'DH1 to DH4 are 1,200 kg. DH5 has the old floor: 900 kg. The meet-me rooms do not matter.',
      },
      { by: 0, after: 75, status: 'in_progress' },
    ],
  },
  {
    kind: 'bug',
    by: 1,
    days_ago: 33,
    subject: 'Half-width nodes cannot share a rack unit',
    steps: [
      'Open the rack MAD1 / DH2 / B07 and choose unit 14.',
      'Place the first half-width node on the left. It is drawn over the whole width.',
      'Place the second node next to it: "There is something in this place already".',
    ],
    expected_result: 'Two half-width nodes stand side by side in one unit, as they do in the room.',
    context: from(HIERARCHY, 'Chrome 143 on Windows'),
    events: [
      { by: 3, after: 5, says: 'Same here with the four-node chassis. We enter the chassis only, for now.' },
      { by: 0, after: 30, status: 'in_progress' },
      { by: 0, after: 170, status: 'blocked' },
      {
        by: 0,
        after: 171,
        says: 'This needs a place within a chassis, not within a unit. It waits until chassis and their slots are there.',
      },
    ],
  },
  {
    kind: 'improvement',
    by: 2,
    days_ago: 27,
    subject: 'Let me paste a list of serial numbers into the search',
    usefulness:
      'Suppliers send recalls as a list of serial numbers. The last one had 64 switches, and I searched for them one after the other.',
    desired_features: 'A search that takes many lines and shows what it found and what it did not.',
    context: from(`${INVENTORY}?search=FDO2`),
    events: [
      { by: 3, after: 50, says: 'Platform would use that at every firmware advisory.' },
      { by: 0, after: 51, status: 'in_review' },
    ],
  },
  {
    kind: 'bug',
    by: 5,
    days_ago: 24,
    subject: 'Warranty dates move by a day in the exported file',
    steps: [
      'Filter the inventory by the brand Dell and export it.',
      'Open the file in a spreadsheet whose language is Spanish and compare the column with the list.',
    ],
    expected_result: 'The same dates as on the screen.',
    context: from(INVENTORY, 'Edge 143 on Windows'),
    events: [
      { by: 0, after: 2, priority: 'high' },
      { by: 0, after: 4, status: 'in_progress' },
      {
        by: 0,
        after: 9,
        says: 'The file has 2027-03-01; the spreadsheet reads it in another time zone. Which version do you have?',
      },
      {
        by: 5,
        after: 12,
        says: 'It was our template: it adds an hour to every date. Sorry. Without it all is well.',
      },
      { by: 0, after: 13, status: 'canceled' },
    ],
  },
  {
    kind: 'improvement',
    by: 9,
    days_ago: 19,
    subject: 'A label with a QR code for patch panels',
    usefulness:
      'Panels have no room for the large label, and without one nobody finds the sheet from the floor.',
    desired_features: 'A narrow label, 9 mm high, with the code on the left and the name on the right.',
    context: null,
    events: [{ by: 0, after: 44, priority: 'low' }],
  },
  {
    kind: 'bug',
    by: 7,
    days_ago: 15,
    subject: 'The import takes a comma for the decimal point of positions',
    steps: [
      'Import a file whose column "position" has 20,5 for half units.',
      'Go on to the check: the row says that the position is no number.',
    ],
    expected_result: '20,5 is read as 20.5, at least where the file separates its columns by semicolons.',
    context: from(`${INVENTORY}/import`, 'Chrome 143 on macOS'),
    events: [
      { by: 1, after: 6, status: 'in_progress' },
      { by: 1, after: 55, says: 'Mended. Could you try your file once more?' },
      { by: 1, after: 55.1, status: 'in_review' },
      { by: 7, after: 71, says: 'All 412 rows came in. Thank you!' },
      { by: 1, after: 72, status: 'done' },
    ],
  },
  {
    kind: 'improvement',
    by: 6,
    days_ago: 11,
    subject: 'Tell us before a warranty ends',
    usefulness:
      'We renew support contracts once a quarter. What ends in between is out of support until we notice.',
    desired_features: 'A list of what ends in the next 90 days, and a mail on the first day of every month.',
    context: from(`${INVENTORY}?status=active`),
    events: [
      { by: 3, after: 1, says: 'Please per owner: Platform does not want the mails about our chillers.' },
      { by: 0, after: 22, status: 'in_progress' },
    ],
  },
  {
    kind: 'bug',
    by: 14,
    days_ago: 6,
    subject: 'Generators in the yard are not found by their building',
    steps: [
      'Search for "Generator yard" in the inventory of Barcelona 1.',
      'Three generators are listed; open the first: its place is shown without the data centre.',
    ],
    expected_result: 'The whole way to the place: Barcelona 1 / Generator yard.',
    context: from(`${INVENTORY}?search=Generator`, 'Safari 26 on iPad'),
    events: [{ by: 1, after: 17, says: 'I see it too, but only on the tablet in portrait.' }],
  },
  {
    kind: 'improvement',
    by: 3,
    days_ago: 3,
    subject: 'Keep the filter when I come back from a sheet',
    usefulness: 'I work through everything that is faulty, one server after the other.',
    desired_features: 'Back leads to the same list, at the same line.',
    context: from(`${INVENTORY}?status=faulty`),
    events: [
      {
        by: 0,
        after: 1,
        says: 'It does since this morning: close the sheet with Escape, or go back in the browser.',
      },
      { by: 0, after: 1.1, status: 'done' },
    ],
  },
  {
    kind: 'bug',
    by: 0,
    days_ago: 1,
    subject: 'The elevation of a rack prints on two pages',
    steps: ['Open any rack with 47 units and print it from the browser.'],
    expected_result: 'One page, with the units still readable.',
    context: from(HIERARCHY, 'Chrome 143 on Linux'),
    events: [],
  },
]
