import type { Translation } from '../../translation.ts'
import type { workCheck as english } from '../en/work-check.ts'

export const workCheck: Translation<typeof english> = {
  running: 'Comprobando si todo cabe…',
  failed: 'No se ha podido comprobar si todo cabe.',
  against: 'Hay algo en contra',
  clashes_one: 'Coincide con otra solicitud',
  clashes_other: 'Coincide {{count}} veces con otras solicitudes',
  clash: {
    asset: '{{name}} también es parte de',
    place: 'Las mismas unidades de {{name}} también las quiere',
    power: 'Lo que hay en {{name}} también pierde alimentación en',
    rack: 'En {{name}} también trabaja',
    team: '{{name}} también hace falta para',
  },
  nothing: 'Todo cabe y nadie más quiere lo mismo al mismo tiempo.',
}
