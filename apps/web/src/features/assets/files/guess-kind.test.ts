import { expect, test } from 'vitest'
import { guessKind } from './guess-kind.ts'

test.for([
  ['QFX5120_User-Manual.pdf', 'manual'],
  ['quick guide.pdf', 'manual'],
  ['Guía de instalación.pdf', 'manual'],
  ['qfx5120-datasheet.pdf', 'datasheet'],
  ['QFX5120_Data_Sheet_v2.pdf', 'datasheet'],
  ['Ficha técnica.pdf', 'datasheet'],
  ['tech.specs.pdf', 'datasheet'],
  ['Contrato 2026.docx', 'contract'],
  ['SLA-gold.pdf', 'contract'],
  ['Garantía extendida.pdf', 'warranty'],
  ['warranty_contract.pdf', 'warranty'],
  ['certificado-iso27001.pdf', 'certificate'],
  ['cert.pdf', 'certificate'],
  ['Informe termografía.odt', 'report'],
  ['inspection report.xlsx', 'report'],
  ['cables.csv', 'other'],
  ['especial.txt', 'other'],
  ['slack.txt', 'other'],
  ['', 'other'],
] as const)('%s is a %s', ([name, kind]) => {
  expect(guessKind(name)).toBe(kind)
})
