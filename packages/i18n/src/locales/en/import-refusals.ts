/** What an import says where it cannot go on. */
export const importRefusals = {
  title: '{{name}} cannot be read',
  empty: 'The file has no rows below its header.',
  too_big: 'The file is larger than 50 MB. Split it, or save it as CSV.',
  too_big_inside: 'Unpacked, the workbook is too large. Save it as CSV.',
  too_many_rows: 'The file has more than 200,000 rows. Split it.',
  too_many_columns: 'The file has more than 100 columns.',
  row_too_large: 'A row is too long to be one row. A quotation mark may be missing.',
  binary: 'The content is not text.',
  web_page: 'The content is a web page, not a table. Export it as CSV.',
  old_excel: 'This is the old Excel format. Save it as XLSX or CSV.',
  macros: 'Workbooks with macros are not accepted. Save it as XLSX or CSV.',
  not_a_workbook: 'The content is not a workbook.',
  name_differs: 'The content is not what the name of the file says.',
  damaged: 'The file is damaged.',
} as const
