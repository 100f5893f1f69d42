import type { LabelSize } from '@plenum/domain/label-sheet'

/** Words of the labels of assets and of the dialog that designs them. */
export const labels = {
  title: 'Print labels',
  file: 'labels.pdf',
  size_label: 'Paper',
  size: {
    a4_3x7: 'A4, 3 × 7 labels (63.5 × 38.1 mm)',
    a4_5x13: 'A4, 5 × 13 labels (38.1 × 21.2 mm)',
    letter_3x10: 'Letter, 3 × 10 labels (66.7 × 25.4 mm)',
    roll_25x10: 'Roll, 25 × 10 mm',
    roll_50x25: 'Roll, 50 × 25 mm',
    roll_62x29: 'Roll, 62 × 29 mm',
    roll_100x50: 'Roll, 100 × 50 mm',
  } satisfies Record<LabelSize, string>,
  code_label: 'Code',
  code: {
    qr: 'QR: a phone’s camera opens the asset',
    data_matrix: 'Data Matrix: opens the asset too, in less room',
    code_128: 'Code 128: the code, for scanners',
  },
  start: 'First free place on the sheet',
  lines_label: 'Under the code',
  lines: { name: 'Name', serial_number: 'Serial number', location: 'Place', company: 'Company' },
  outline: 'Draw the edges, for a test print',
  preview: 'The first sheet',
  pages_one: '{{shown}} page',
  pages_other: '{{shown}} pages',
  too_fine:
    'The code becomes so fine on this paper that many readers will not make it out. Choose larger labels or another code.',
  code_alone:
    'On this paper it holds the code alone: scanners find the asset by it, and a phone’s camera shows it but opens nothing.',
  local:
    'These codes lead to {{origin}}, which only this computer can open. Open Plenum by its address in the network to print labels for all.',
  print: 'Save as PDF',
  making: 'Making the labels',
  done: 'The labels have been saved',
  failed: 'The labels could not be made',
} as const
