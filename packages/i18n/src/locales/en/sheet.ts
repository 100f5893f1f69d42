/** Words that stand in files made by the server; no screen loads these. */
export const sheet = {
  file: 'assets',
  title: 'Assets',
  position: 'Position',
  face: 'Face',
  lane: 'Part of the width',
  full: 'The file ends here: a sheet holds no more. Export as CSV to get every asset.',
} as const
