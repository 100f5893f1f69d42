import type { PasswordProof } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { leave } from '#app/session.ts'
import { account } from './queries.ts'
import { refusalOf } from '#app/form/use-sending.ts'

const EndAllDialog = preparedPart(
  () => import('./end-all-dialog.tsx'),
  (module) => module.EndAllDialog,
)

/** Signs the person out everywhere, here too. */
export function EndAllSessions() {
  const { t } = useTranslation('profile')
  const [isAsking, setIsAsking] = useState(false)
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
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={EndAllDialog.prepare}
        onFocus={EndAllDialog.prepare}
        onClick={() => setIsAsking(true)}
      >
        {t(($) => $.end_all.open)}
      </Button>
      <Suspense fallback={null}>
        {isAsking && <EndAllDialog onEnd={end} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  )
}
