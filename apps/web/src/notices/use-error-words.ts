import { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'

/** Says an error in words a person can act on: the server's own where it answered. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation('common')
  return (error) => {
    if (!(error instanceof ClientError)) return t(($) => $.errors.generic)
    const { kind } = error
    if (kind === 'http') return error.errors[0]?.detail ?? t(($) => $.errors.generic)
    return t(($) => $.errors[kind])
  }
}
