/** Words of the choice between two people's changes of one thing. */
export const merge = {
  title: 'Somebody else saved this meanwhile',
  text: 'Nothing is lost. Choose what to keep where both changed the same field.',
  mine: 'Yours',
  theirs: 'Theirs',
  before: 'Was',
  all: 'For all fields',
  all_mine: 'Use all of mine',
  all_theirs: 'Use all of theirs',
  only_theirs: 'Also changed, and it stays: {{fields}}.',
  nothing: 'empty',
  save: 'Save this',
  back: 'Back to editing',
  discard: 'Discard mine',
  failed: 'This was not saved',
} as const
