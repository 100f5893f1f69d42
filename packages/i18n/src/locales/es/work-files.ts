import type { Translation } from '../../translation.ts'
import type { work_files as en } from '../en/work-files.ts'

export const work_files: Translation<typeof en> = {
  requests: { file: 'solicitudes', title: 'Solicitudes' },
  rules: { file: 'reglas-de-mantenimiento', title: 'Reglas de mantenimiento' },
  column: {
    code: 'Código',
    title: 'Título',
    kind: 'Tipo',
    stage: 'Etapa',
    priority: 'Prioridad',
    wanted_on: 'Para el día',
    window_start: 'Ventana desde',
    window_end: 'Ventana hasta',
    sla_due_at: 'Plazo SLA',
    place: 'Ubicación',
    requester: 'Solicitante',
    assignee: 'Responsable',
    team: 'Equipo',
    items_done: 'Elementos hechos',
    items_total: 'Elementos',
    last_update: 'Última actualización',
    name: 'Nombre',
    work: 'Trabajo',
    when: 'Cuándo',
    assets_total: 'Activos',
    next_due: 'Próxima fecha',
    last_done: 'Última vez',
    open_requests: 'Solicitudes abiertas',
    is_active: 'Estado',
  },
}
