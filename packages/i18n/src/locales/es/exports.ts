import type { exports as en } from '../en/exports.ts'
import type { Translation } from '../../translation.ts'

export const exports: Translation<typeof en> = {
  title: 'Exportar activos',
  format: { label: 'Formato', xlsx: 'Libro de Excel (.xlsx)', csv: 'Texto separado (.csv)' },
  format_help: {
    xlsx: 'Las fechas son fechas. Una hoja admite 1.048.575 activos; una lista más larga termina ahí y su última línea lo dice.',
    csv: 'Todos los activos, para cualquier otro programa.',
  },
  columns: {
    label: 'Columnas',
    shown: 'Como en la lista',
    all: 'Todo',
    all_help: 'Cada clase de lugar en su propia columna. Se puede volver a importar.',
  },
  start: 'Exportar',
  coming: 'Exportando',
  done: 'El archivo se ha guardado',
  failed: 'La exportación no llegó a su fin',
  most_selected:
    'Como máximo se pueden exportar {{most}} activos seleccionados a la vez. Filtra la lista y expórtala entera.',
}
