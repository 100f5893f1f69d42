import type { configuration as en } from '../en/configuration.ts'
import type { Translation } from '../../translation.ts'

export const configuration: Translation<typeof en> = {
  title: 'Plenum no está configurado',
  text: 'Esta compilación no puede arrancar. Quien la prepara define estas variables y vuelve a compilar; no se toca ningún dato.',
  missing: 'Falta',
  invalid: 'No es válida',
  expected: {
    VITE_API_URL: 'Dónde está el servidor: una dirección, o / si es la misma de esta página.',
    VITE_API_MOCKING: 'true o false, o sin definir.',
    VITE_APP_URL: 'La dirección de esta aplicación, por ejemplo https://plenum.example.com.',
    VITE_MOCK_API_PORT: 'Un número de puerto, por ejemplo 8000.',
  },
}
