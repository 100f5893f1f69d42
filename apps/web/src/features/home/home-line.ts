import { flex } from '@plenum/ui/patterns'

/**
 * A line of a list of the home: what it is about, and at its end what is known of it; below it on a phone, and where
 * the line is too short for both.
 */
export const homeLine = flex({
  direction: { base: 'column', md: 'row' },
  wrap: { md: 'wrap' },
  justify: 'space-between',
  align: { base: 'stretch', md: 'center' },
  alignContent: { md: 'center' },
  columnGap: '4',
  minHeight: 'row',
  py: '1.5',
  textStyle: 'table',
})
