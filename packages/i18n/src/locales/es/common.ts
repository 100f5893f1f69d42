import type { common as en } from '../en/common.ts'
import type { Translation } from '../../translation.ts'

export const common: Translation<typeof en> = {
  product: 'Plenum',
  skip: 'Saltar al contenido',
  notices: 'Avisos',
  actions: {
    search: 'Buscar',
    add: 'Añadir',
    cancel: 'Cancelar',
    clear: 'Limpiar',
    close: 'Cerrar',
    create: 'Crear',
    discard: 'Descartar',
    leave: 'Salir',
    refresh: 'Actualizar',
    reload: 'Recargar',
    retry: 'Reintentar',
    save: 'Guardar',
    stay: 'Quedarse',
    undo: 'Deshacer',
  },
  states: {
    loading: 'Cargando...',
    coming: 'Pronto',
  },
  errors: {
    generic: 'Se ha producido un error',
    network: 'No se puede contactar con el servidor. Lo que has escrito sigue aquí.',
    timeout: 'El servidor ha tardado demasiado en responder.',
    cancelled: 'La petición se ha cancelado.',
    unexpected: 'Vaya, algo ha ido mal :(',
    shell: '¡Algo ha ido mal!',
    stale_build:
      'No se ha podido cargar una parte de Plenum; quizá haya una versión nueva. Recarga para continuar.',
    build_broken: 'No se ha podido cargar una parte de Plenum, ni siquiera recargando. Inténtalo más tarde.',
  },
  connection: {
    lost: 'Sin conexión con el servidor',
    lost_text:
      'Lo que ves puede no estar al día. Lo que has escrito se queda aquí: guárdalo cuando vuelva la conexión.',
    found: 'Ha vuelto la conexión',
  },
  slow: {
    title: 'Está tardando más de lo normal',
    text: 'El servidor lleva {{time}} sin responder. Sigue esperando, o cancela y quédate con lo que ves.',
    stopped: 'Cancelado. Lo que ves es de antes.',
  },
  throttled: {
    title: 'Demasiadas peticiones a la vez',
    waiting: 'No se ha perdido nada. Se volverá a pedir automáticamente en {{time}}.',
    again: 'No se ha perdido nada. Podrás reintentarlo en {{time}}.',
    now: 'No se ha perdido nada. Ya puedes reintentarlo.',
  },
  not_found: {
    code: '404',
    message: '¡Página no encontrada!',
    title: 'Vaya... Algo ha ido mal',
    text: '¡No encontramos tu página!',
    action: 'Ir al inicio',
  },
  session: {
    loading: 'Cargando tu sesión...',
    failed: 'No se ha podido cargar tu sesión',
    failed_text: 'No se ha perdido nada: tu sesión sigue abierta. Comprueba la conexión y reinténtalo.',
    cookie_refused: 'Tu navegador rechaza la cookie de sesión en esta dirección',
    cookie_refused_text:
      'Abre Plenum por https o en localhost; hasta entonces, cada recarga cerrará tu sesión.',
  },
  unsaved: {
    title: 'Cambios sin guardar',
    text: 'Tienes cambios sin guardar. ¿Quieres salir?',
  },
  language: { label: 'Idioma', en: 'English', es: 'Español' },
  table: {
    select_all: 'Seleccionar todas las filas cargadas',
    selected_one: '{{shown}} seleccionada',
    selected_other: '{{shown}} seleccionadas',
    selection: 'Filas seleccionadas',
    width_of: 'Ancho de {{column}}',
    view: 'Vista',
  },
  theme: { label: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
}
