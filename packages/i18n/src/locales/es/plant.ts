import type { Translation } from '../../translation.ts'
import type { plant as english } from '../en/plant.ts'

export const plant: Translation<typeof english> = {
  facility: {
    title: 'Instalaciones',
    lead: 'Si la planta está sana, a {{date}}',
    coming: 'El esquema unifilar, las cifras de energía y los permisos llegarán.',
  },
  operations: {
    title: 'Operaciones',
    lead: 'Lo que toca hacer ahora, a {{date}}',
  },
  load_failed: 'No se ha podido cargar el panel.',
  faults: {
    title: 'Averías abiertas',
    by_system: 'Por sistema',
    system: 'Sistema',
    open: 'Abiertas',
    days: 'Menos de 7 días',
    weeks: 'De 7 a 29 días',
    months: '30 días o más',
    repaired: 'Reparados en {{count}} días',
    hours: 'Tiempo medio de reparación',
    none_here: 'Nada está averiado ni en reparación.',
    since: 'Desde el {{date}}',
  },
  compliance: {
    title: 'Mantenimiento a tiempo',
    help: 'Lo que vencía en los últimos {{count}} días o sigue atrasado',
    none: 'No vencía nada',
    priority: 'Prioridad',
    share: 'Proporción',
    on_time: 'A tiempo',
    late: 'Tarde',
    overdue: 'Atrasado',
  },
  ahead: {
    title: 'Próximos {{count}} días',
    requests: 'Solicitudes',
    planned: 'Por reglas',
    none: 'No vence ningún mantenimiento en este plazo.',
    planned_of: 'Previsto por una regla',
  },
  expiries: {
    title: 'Garantías',
    soon: 'Acaban en {{count}} días',
    past: 'Han acabado',
    none: 'No acaba ninguna garantía en este plazo.',
    ends: 'Acaba el {{date}}',
  },
  work: { mac: 'Traslados y cambios', maintenance: 'Mantenimiento' },
  queue: { title: 'Mi cola', none: 'Nada te espera.' },
  windows: { title: 'Hoy', none: 'No hay trabajos previstos para hoy.' },
  blocked: { title: 'Bloqueado', none: 'Nada está bloqueado.' },
  deliveries: {
    title: 'Por colocar',
    count: 'Recibidos sin lugar',
    none: 'Todo lo recibido tiene su lugar.',
    received: 'Recibido el {{date}}',
  },
  fault_list: { title: 'Averiado y en reparación' },
  racks: {
    title: 'Bastidores por revisar',
    help: 'Los que llevan más tiempo sin cambios',
    none: 'Todavía no hay bastidores.',
    since: 'Sin cambios desde el {{date}}',
  },
  scan: {
    label: 'Escanea o escribe un código para abrir su activo',
    open: 'Abrir',
  },
}
