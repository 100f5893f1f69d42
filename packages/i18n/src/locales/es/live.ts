import type { Translation } from '../../translation.ts'
import type { live as en } from '../en/live.ts'

export const live: Translation<typeof en> = {
  list: {
    news_one: 'Alguien ha cambiado {{count}} activo',
    news_other: 'Alguien ha cambiado {{count}} activos',
    many_changed: 'Alguien ha cambiado muchos activos',
    show: 'Mostrar',
  },
  edit: {
    changed: '{{name}} lo ha cambiado hace un momento.',
    changed_by_you: 'Lo has cambiado en otro sitio hace un momento.',
    see: 'Ver los cambios',
  },
  presence: {
    label: 'También aquí',
    editing_one: '{{names}} está editando',
    editing_other: '{{names}} están editando',
    here_one: '{{names}} lo tiene abierto',
    here_other: '{{names}} lo tienen abierto',
  },
  history: {
    filter: 'Acotar el historial',
    field: 'Qué',
    kind: 'Cómo',
    person: 'Quién',
    any_field: 'Todo',
    any_kind: 'De cualquier forma',
    any_person: 'Cualquiera',
    files: 'Fotos y documentos',
    none: 'No ha pasado nada de ese tipo.',
    with_one: 'junto con {{count}} registro más',
    with_other: 'junto con {{count}} registros más',
    in_a_large_batch: 'junto con muchos registros más',
    photo: 'Foto',
    document: 'Documento',
    photo_order: 'Orden de las fotos',
    file: '{{name}}, «{{caption}}»',
    document_kept: '{{name}} ({{kind}}, versión {{revision}})',
    document_until: '{{name}} ({{kind}}, versión {{revision}}, hasta {{date}})',
  },
  related: {
    title: 'Activos relacionados',
    rack: 'En el mismo bastidor',
    units: 'U {{position}}',
    model_one: '{{count}} más de este modelo',
    model_other: '{{count}} más de este modelo',
    none: 'No hay otro activo en este bastidor ni de este modelo.',
  },
}
