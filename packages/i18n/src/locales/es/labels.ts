import type { labels as en } from '../en/labels.ts'
import type { Translation } from '../../translation.ts'

export const labels: Translation<typeof en> = {
  title: 'Imprimir etiquetas',
  file: 'etiquetas.pdf',
  size_label: 'Papel',
  size: {
    a4_3x7: 'A4, 3 × 7 etiquetas (63,5 × 38,1 mm)',
    a4_5x13: 'A4, 5 × 13 etiquetas (38,1 × 21,2 mm)',
    letter_3x10: 'Carta, 3 × 10 etiquetas (66,7 × 25,4 mm)',
    roll_25x10: 'Rollo, 25 × 10 mm',
    roll_50x25: 'Rollo, 50 × 25 mm',
    roll_62x29: 'Rollo, 62 × 29 mm',
    roll_100x50: 'Rollo, 100 × 50 mm',
  },
  code_label: 'Código',
  code: {
    qr: 'QR: la cámara del móvil abre el activo',
    data_matrix: 'Data Matrix: también abre el activo, en menos espacio',
    code_128: 'Code 128: el código, para lectores',
  },
  start: 'Primer hueco libre de la hoja',
  lines_label: 'Debajo del código',
  lines: { name: 'Nombre', serial_number: 'Número de serie', location: 'Lugar', company: 'Empresa' },
  outline: 'Dibujar los bordes, para una prueba',
  preview: 'La primera hoja',
  pages_one: '{{shown}} página',
  pages_other: '{{shown}} páginas',
  too_fine:
    'En este papel el código queda tan fino que muchos lectores no lo distinguirán. Elige etiquetas más grandes u otro código.',
  code_alone:
    'En este papel solo contiene el código: los lectores encuentran el activo con él, y la cámara de un móvil lo muestra pero no abre nada.',
  local:
    'Estos códigos llevan a {{origin}}, que solo este ordenador puede abrir. Abre Plenum por su dirección en la red para imprimir etiquetas para todos.',
  print: 'Guardar como PDF',
  making: 'Haciendo las etiquetas',
  done: 'Las etiquetas se han guardado',
  failed: 'No se pudieron hacer las etiquetas',
}
