import type { invite as en } from '../en/invite.ts'
import type { Translation } from '../../translation.ts'

export const invite: Translation<typeof en> = {
  subject: '{{invitedBy}} te invita a {{company}} en Plenum',
  greeting: 'Hola:',
  text: '{{invitedBy}} te invita a trabajar con {{company}} en Plenum, donde lleva el inventario de sus centros de datos y equipos.',
  action: 'Aceptar la invitación',
  until: 'El enlace sirve una sola vez y durante 72 horas. Después, pide que te inviten de nuevo.',
  ignore: 'Si no esperabas este mensaje, no hagas nada: sin el enlace nadie entra en tu nombre.',
}
