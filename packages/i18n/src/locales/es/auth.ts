import type { auth as en } from '../en/auth.ts'
import type { Translation } from '../../translation.ts'

export const auth: Translation<typeof en> = {
  landing: {
    title: 'Sabe qué tienes, dónde está y qué viene después',
    text: 'Un inventario abierto para centros de datos e instalaciones: racks, equipos, personas y planes en un solo lugar.',
    action: 'Empezar',
  },
  login: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    failed_title: 'Error al iniciar sesión',
    no_account: '¿Eres nuevo aquí?',
    register: 'Crear una cuenta',
  },
  register: {
    title: 'Crea tu cuenta',
    text: 'Fundas tu propia empresa y eres su administrador.',
    name: 'Nombre',
    surname: 'Apellidos',
    company: 'Empresa',
    email: 'Correo electrónico',
    password: 'Contraseña',
    password_confirmation: 'Repite la contraseña',
    submit: 'Crear cuenta',
    failed_title: 'No se ha creado la cuenta',
    have_account: '¿Ya tienes una cuenta?',
    login: 'Iniciar sesión',
  },
  password_rules: {
    label: 'Lo que pide la contraseña',
    too_short: 'Al menos {{count}} caracteres',
    password_letters: 'Una letra',
    password_uppercase: 'Una mayúscula',
    password_numbers: 'Un número',
    password_symbol: 'Un símbolo',
    met: 'cumplido',
    unmet: 'falta',
    summary: '{{met}} de {{rules}} cumplidas',
  },
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
}
