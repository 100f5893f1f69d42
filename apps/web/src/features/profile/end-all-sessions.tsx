import type { PasswordProof } from '@plenum/domain/account'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { leave } from '#app/session.ts'
import { EndAllForm } from './end-all-form.tsx'
import { account } from './queries.ts'
import { refusalOf } from '#app/form/use-sending.ts'

/** Signs the person out everywhere, here too. */
export function EndAllSessions() {
  const { t } = useTranslation('profile')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const router = useRouter()
  const end = async (proof: PasswordProof) => {
    const refused = await refusalOf(account.endAllSessions(proof))
    if (refused) return refused
    leave(queryClient)
    await router.navigate({ to: '/auth/login', ignoreBlocker: true })
    return null
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>{t(($) => $.end_all.open)}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.end_all.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.end_all.text)}</Dialog.Description>
        <EndAllForm onEnd={end} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
