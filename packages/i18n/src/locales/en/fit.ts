import type { Against } from '@plenum/domain/finder'
import { issues } from './issues.ts'

/** What speaks against a place, and what is worth knowing about it. */
export const findings = {
  place_outside_rack: issues.place_outside_rack,
  place_taken: issues.place_taken,
  place_reserved: 'These units are reserved',
  faces_meet: 'Too deep with what is on the other side: {{is}} of {{limit}} mm',
  weight_exceeded: 'Weight with the rack itself: {{is}} of {{limit}} kg',
  floor_load_exceeded: 'Load on the floor: {{is}} of {{limit}} kg/m²',
  power_exceeded: 'Power on both paths: {{is}} of {{limit}} kW',
  failover_exceeded: 'Power on path {{path}} if path {{other}} fails: {{is}} of {{limit}} kW',
  cooling_exceeded: 'Heat to be cooled: {{is}} of {{limit}} kW',
  place_planned: 'These units are planned for something else',
  deeper_than_rack: 'Deeper than the rack: {{is}} of {{limit}} mm',
  airflow_against: 'Its air flows against that of the rack',
  no_redundancy: 'All its power cords are on one path: it goes dark with it',
  height_unknown: 'Its height is not known',
  place_height_unknown: 'The height of this rack is not known',
  weight_unknown: 'Things whose weight is not known: {{unknown}}',
  power_unknown: 'Things whose power is not known: {{unknown}}',
  cords_unknown: 'Things whose power cords are not known: {{unknown}}',
  heat_unknown: 'Things whose heat is not known: {{unknown}}',
  other_row: 'In another row',
  no_space: '{{is}} U wanted, the largest gap has {{limit}} U',
} as const satisfies Record<Against['code'], string>

/** Words of the fit check. */
export const fit = {
  findings,
  asking: 'Checking whether it fits…',
  fits: 'It fits here.',
  blocked: 'It does not fit here',
  heed: 'Worth knowing',
  by: '{{finding}}:',
  nearest: 'Take U{{unit}}, the nearest that fits',
  elsewhere: 'Take {{place}}, the nearest that fits',
  elsewhere_is: 'The nearest that fits: {{place}}.',
  at_unit: 'U{{unit}} in {{rack}}, {{face}}',
  at_rack: 'U{{unit}} in {{rack}}',
  beside_rails: 'beside the rails of {{rack}}, {{face}}',
  elsewhere_failed: 'That place could not be loaded. Choose it by hand.',
  override: 'Reason to go on all the same',
  override_action: 'Move with a reason…',
  override_title: 'Move {{name}} all the same',
  override_submit: 'Move',
  override_help: 'At least {{count}} characters; it stays in the history.',
  override_ask: 'Someone who may approve can go on all the same, with a reason.',
}
