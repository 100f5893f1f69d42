/** What axe cannot decide, looked at by a person once: a rule, what it says, where, and why that is fine. */
export interface Reviewed {
  rule: string
  /** What axe says: the key of its message where it has one, else the check that could not decide; any where it is left out. */
  because?: string
  /** A selector of the elements that this is said of. */
  at: string
  why: string
  /** Whether it is there for a moment only, which who comes later does not meet. */
  isPassing?: true
}

/** What nothing needs any more is told by `pnpm --filter @plenum/storybook looks`. */
export const REVIEWED: readonly Reviewed[] = [
  {
    rule: 'aria-hidden-focus',
    because: 'focusable-modal-open',
    at: '[data-aria-hidden], [aria-hidden="true"]',
    why: 'what lies behind an open dialog is hidden, and Tab stays in the dialog: its stories go round with it',
  },
  {
    rule: 'aria-valid-attr-value',
    because: 'controlsWithinPopup',
    at: '[data-scope="date-picker"][data-part="trigger"]',
    why: 'the calendar is drawn when it is opened: until then there is nothing that its button controls',
  },
  {
    rule: 'aria-valid-attr-value',
    because: 'noId',
    at: '[data-scope="popover"][data-part="content"]',
    why: 'Ark names a description for a moment before it sees that there is none; an id that is not there is passed over',
    isPassing: true,
  },
  {
    rule: 'aria-valid-attr-value',
    because: 'noId',
    at: 'main#content',
    why: 'the title of a page names its main part, which needs no name where there is none: the page of nothing, the shell alone',
  },
  {
    rule: 'aria-required-children',
    because: 'aria-required-children',
    at: '.data-table__body',
    why: 'a table without rows says so in words below it, which are no row',
  },
  {
    rule: 'aria-required-children',
    because: 'aria-required-children',
    at: '[data-scope="combobox"][role="listbox"]',
    why: 'a list in which nothing is found says so in words, which are no option',
  },
  {
    rule: 'color-contrast',
    at: '.floor-plan__item[data-faded] *',
    why: 'what a search of the plan leaves out is dimmed while it is searched; its name is told in full beside the pointer and to readers of screens',
  },
  {
    rule: 'aria-required-children',
    because: 'aria-required-children',
    at: '#results[role="listbox"]',
    why: 'a search that finds nothing, waits or failed says so in words, which are no option',
  },
  {
    rule: 'color-contrast',
    at: '.rack-elevation__name--state_moving, .rack-elevation__code--state_moving',
    why: 'a device on its way to the server is dimmed until the answer comes, and nothing can be done with it meanwhile',
  },
  {
    rule: 'color-contrast',
    at: 'svg:has(image) .floor-plan__label',
    why: "over somebody's own drawing nothing is known of its colours: whoever put it there says how strong it is",
  },
]
