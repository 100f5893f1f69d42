import type { Translation } from '../../translation.ts'
import type { notices as english } from '../en/mail.ts'

export const notices = {
  greeting: 'Hola:',
  help: 'Si no has sido tú, pide una contraseña nueva en la página de inicio de sesión y avisa a un administrador de tu empresa.',
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
} as const satisfies Translation<typeof english>
