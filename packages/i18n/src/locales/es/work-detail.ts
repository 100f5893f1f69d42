import type { Translation } from '../../translation.ts'
import type { workDetail as english } from '../en/work-detail.ts'

export const workDetail: Translation<typeof english> = {
  impact: {
    title: 'Qué se pierde mientras tanto',
    none: 'Nada más pierde su corriente ni está dentro.',
    down_one: '{{names}} pierde toda la corriente.',
    down_other: '{{names}} pierden toda la corriente.',
    degraded_one: '{{names}} se queda con una sola vía de corriente.',
    degraded_other: '{{names}} se quedan con una sola vía de corriente.',
    inside_one: '{{names}} está dentro y cae también.',
    inside_other: '{{names}} están dentro y caen también.',
    unknown_one: 'De {{shown}} cosa no se sabe lo bastante para decirlo.',
    unknown_other: 'De {{shown}} cosas no se sabe lo bastante para decirlo.',
    frozen: 'Lo que se sabía cuando se envió la solicitud, {{when}}.',
    more_one: '{{count}} más',
    more_other: '{{count}} más',
    all: 'Mostrar todos los nombres',
  },
  fit: {
    fitted: 'Cabía cuando se envió o se aprobó por última vez.',
    found: 'La comprobación de cuando se envió o se aprobó por última vez:',
  },
  links: {
    title: 'Enlaces',
    follows: 'Continúa',
    followed_by: 'Seguida por',
    assets: 'Activos',
  },
  next: {
    draft: 'Un borrador: solo lo ve quien lo escribe.',
    go_on: 'Seguir escribiéndolo',
    change: 'Cambiar',
    todo: 'Tiene que enviarla quien la pide.',
    approval: 'Espera la aprobación de alguien que no sea quien la pide.',
    in_progress: 'Trabajan en ella aquellos a quienes está asignada.',
    verification: 'Espera a que la verifique alguien que no la haya ejecutado.',
    blocked: 'Espera hasta que se resuelva lo que la bloquea.',
    done: 'Está hecha.',
    canceled: 'Se canceló.',
  },
}
