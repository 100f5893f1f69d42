import type { findings as findingsEn, fit as fitEn } from '../en/fit.ts'
import type { Translation } from '../../translation.ts'
import { issues } from './issues.ts'

/** What speaks against a place, and what is worth knowing about it. */
export const findings: Translation<typeof findingsEn> = {
  place_outside_rack: issues.place_outside_rack,
  place_taken: issues.place_taken,
  place_reserved: 'Estas unidades están reservadas',
  faces_meet: 'Demasiado fondo con lo que hay al otro lado: {{is}} de {{limit}} mm',
  weight_exceeded: 'Peso con el propio bastidor: {{is}} de {{limit}} kg',
  floor_load_exceeded: 'Carga sobre el suelo: {{is}} de {{limit}} kg/m²',
  power_exceeded: 'Potencia en las dos vías: {{is}} de {{limit}} kW',
  failover_exceeded: 'Potencia en la vía {{path}} si falla la vía {{other}}: {{is}} de {{limit}} kW',
  cooling_exceeded: 'Calor por refrigerar: {{is}} de {{limit}} kW',
  place_planned: 'Estas unidades están previstas para otra cosa',
  deeper_than_rack: 'Más fondo que el bastidor: {{is}} de {{limit}} mm',
  airflow_against: 'Su aire va en contra del aire del bastidor',
  no_redundancy: 'Todos sus cables de alimentación están en una vía: se apaga con ella',
  height_unknown: 'No se conoce su altura',
  place_height_unknown: 'No se conoce la altura de este bastidor',
  weight_unknown: 'Cosas cuyo peso no se conoce: {{unknown}}',
  power_unknown: 'Cosas cuya potencia no se conoce: {{unknown}}',
  cords_unknown: 'Cosas cuyos cables de alimentación no se conocen: {{unknown}}',
  heat_unknown: 'Cosas cuyo calor no se conoce: {{unknown}}',
  other_row: 'En otra fila',
  no_space: 'Se piden {{is}} U y el hueco mayor tiene {{limit}} U',
}

export const fit: Translation<typeof fitEn> = {
  findings,
  asking: 'Comprobando si cabe…',
  fits: 'Aquí cabe.',
  blocked: 'Aquí no cabe',
  heed: 'Conviene saberlo',
  by: '{{finding}}:',
  nearest: 'Tomar U{{unit}}, lo más cerca que cabe',
  elsewhere: 'Tomar {{place}}, lo más cerca que cabe',
  elsewhere_is: 'Lo más cerca que cabe: {{place}}.',
  at_unit: 'U{{unit}} en {{rack}}, {{face}}',
  at_rack: 'U{{unit}} en {{rack}}',
  beside_rails: 'junto a los raíles de {{rack}}, {{face}}',
  elsewhere_failed: 'No se pudo cargar esa ubicación. Elígela a mano.',
  override: 'Motivo para seguir de todos modos',
  override_action: 'Mover con un motivo…',
  override_title: 'Mover {{name}} de todos modos',
  override_submit: 'Mover',
  override_help: 'Al menos {{count}} caracteres; queda en el historial.',
  override_ask: 'Quien puede aprobar puede seguir de todos modos, con un motivo.',
}
