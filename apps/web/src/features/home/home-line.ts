import { flex } from '@plenum/ui/patterns'

/** A line of a list of the home: what it is about, and at its end, below it on a phone, what is known of it. */
export const homeLine = flex({
  direction: { base: 'column', md: 'row' },
  justify: 'space-between',
  align: { base: 'stretch', md: 'center' },
  columnGap: '4',
  minHeight: 'row',
  py: { base: '1.5', md: '0' },
  textStyle: 'table',
})
