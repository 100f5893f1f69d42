import type { Translation } from '../../translation.ts'
import type { take as en } from '../en/take.ts'

export const take: Translation<typeof en> = {
  label: 'Descargar la lista',
  csv: 'Como CSV',
  xlsx: 'Como libro (XLSX)',
  coming: 'Se está creando el archivo',
  saved: 'El archivo se guardó',
  failed: 'No se pudo crear el archivo',
}
