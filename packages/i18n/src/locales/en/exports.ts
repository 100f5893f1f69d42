/** Words of the dialog that asks how assets are taken away as a file. */
export const exports = {
  title: 'Export assets',
  format: { label: 'Format', xlsx: 'Excel workbook (.xlsx)', csv: 'Separated text (.csv)' },
  format_help: {
    xlsx: 'Dates are dates. A sheet holds 1,048,575 assets; a longer list ends there and its last line says so.',
    csv: 'Every asset, for any other program.',
  },
  columns: {
    label: 'Columns',
    shown: 'As in the list',
    all: 'Everything',
    all_help: 'Each kind of place in a column of its own. Can be imported again.',
  },
  start: 'Export',
  coming: 'Exporting',
  done: 'The file has been saved',
  failed: 'The export did not come to its end',
  most_selected:
    'At most {{most}} selected assets can be exported at once. Filter the list instead and export it whole.',
} as const
