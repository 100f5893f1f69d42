/** Words of a list that is taken away as a file, for the namespaces of the lists. */
export const take = {
  label: 'Download the list',
  csv: 'As CSV',
  xlsx: 'As a workbook (XLSX)',
  coming: 'The file is being made',
  saved: 'The file was saved',
  failed: 'The file could not be made',
} as const
