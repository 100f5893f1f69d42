import type { letters as en } from '../en/letters.ts'
import type { Translation } from '../../translation.ts'

export const letters: Translation<typeof en> = {
  recovery: {
    subject: 'Elige una nueva contraseña para Plenum',
    text: 'Alguien, esperamos que tú, ha olvidado la contraseña de esta cuenta. Puedes elegir otra durante la próxima media hora:',
    action: 'Elegir una nueva contraseña',
    once: 'El enlace sirve una sola vez. Si lo has pedido varias veces, solo vale el más reciente.',
    not_you: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  recovered: {
    subject: 'Tu contraseña de Plenum ha cambiado',
    text: 'La contraseña de esta cuenta se acaba de sustituir mediante un correo de recuperación, y se ha cerrado la sesión en todas partes.',
    action: 'Iniciar sesión',
    not_you: 'Si no has sido tú, pide enseguida un correo de recuperación y avisa a tu administrador.',
  },
  invitation: {
    subject: '{{company}} te invita a Plenum',
    text: 'Te invitan a unirte a {{company}} en Plenum.',
    text_by: '{{person}} te invita a unirte a {{company}} en Plenum.',
    action: 'Aceptar la invitación',
    once: 'El enlace sirve una sola vez, durante tres días y solo para esta dirección de correo.',
    not_known: 'Si no sabes quién te escribe, no hagas nada: sin ti no se crea ninguna cuenta.',
  },
  failures: {
    subject: 'Intentos fallidos de entrar en Plenum',
    text: 'Acabas de iniciar sesión. Antes habían fallado {{tries}} intentos con una contraseña incorrecta.',
    action: 'Abrir tu perfil',
    you: 'Si eran tuyos, todo está en orden. Si no, alguien está probando contraseñas: elige una más larga.',
  },
  notice: {
    action: 'Abrir tu perfil',
    not_you:
      'Si no has sido tú, pide una contraseña nueva en la página de inicio de sesión y avisa a un administrador de tu empresa.',
  },
  password_changed: {
    subject: 'Tu contraseña de Plenum ha cambiado',
    text: 'Se ha cambiado la contraseña de tu cuenta de Plenum. Se han cerrado todas tus demás sesiones.',
  },
  email_changed: {
    subject: 'Tu dirección de Plenum ha cambiado',
    text: 'Tu cuenta de Plenum entra ahora con {{next}}. A esta dirección ya no llegarán más correos sobre ella.',
  },
  session_reused: {
    subject: 'Se ha cerrado una de tus sesiones de Plenum',
    text: 'Una clave de acceso de tu cuenta de Plenum se ha usado dos veces, como ocurre cuando alguien la ha copiado. Esa sesión se ha cerrado en todas partes; vuelve a entrar para continuar.',
  },
  news: {
    system: 'Plenum',
    action: 'Abrir en Plenum',
    less: 'En Plenum, en Notificaciones, eliges qué correos de este tipo recibes.',
    ticket_created: {
      subject: 'Nuevo ticket {{number}} en Plenum',
      text: '{{person}} ha abierto el ticket {{number}}: {{subject}}',
    },
    ticket_answered: {
      subject: 'Nueva respuesta al ticket {{number}} en Plenum',
      text: '{{person}} ha respondido al ticket {{number}}: {{subject}}',
    },
    ticket_changed: {
      subject: 'El ticket {{number}} ha cambiado en Plenum',
      text: '{{person}} ha modificado el ticket {{number}}: {{subject}}',
    },
    person_joined: {
      subject: 'Alguien se ha unido a tu empresa en Plenum',
      text: '{{person}} ha aceptado una invitación y ya trabaja contigo en Plenum.',
    },
    rights_changed: {
      subject: 'Tus permisos en Plenum han cambiado',
      text: '{{person}} ha cambiado lo que puedes hacer en Plenum.',
    },
    reservation_ends: {
      subject: 'Una reserva termina en Plenum',
      text: 'El último día de la reserva de {{places}} es el {{date}}. Amplíala si todavía la necesitas.',
    },
    work_waits: {
      subject: 'La solicitud {{code}} te espera en Plenum',
      text: '{{person}} ha llevado {{code}} hasta donde te toca a ti: {{title}}',
    },
    work_changed: {
      subject: 'La solicitud {{code}} ha cambiado en Plenum',
      text: '{{person}} ha llevado {{code}} a otra fase: {{title}}',
    },
  },
}
