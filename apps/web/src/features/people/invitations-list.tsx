import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import type { Invitation } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { center } from '@plenum/ui/patterns'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { InvitationRows } from './invitation-rows.tsx'
import { api, peopleQueries } from './queries.ts'

interface InvitationsListProps {
  viewer: CurrentUser
  teams: readonly Team[]
  canWrite: boolean
}

/** Who has been invited and has not come yet. */
export function InvitationsList({ viewer, teams, canWrite }: InvitationsListProps) {
  const { t } = useTranslation('people')
  const common = useTranslation('common').t
  const [now] = useState(() => new Date().toISOString())
  const [leaving, setLeaving] = useState<Invitation | null>(null)
  const list = useInfiniteQuery(peopleQueries.invitations())
  const { resend, withdraw } = useInvitationActs()
  if (list.isPending) return <TableSkeleton label={common(($) => $.states.loading)} />
  if (list.isError && list.data === undefined)
    return (
      <QueryError
        title={t(($) => $.invite.load_failed)}
        error={list.error}
        area="users"
        onRetry={() => void list.refetch()}
      />
    )
  const invitations = list.data.pages.flatMap((page) => page.results)
  if (invitations.length === 0) return <EmptyState icon={<MailOpen />} title={t(($) => $.invite.empty)} />
  const shared = { invitations, viewer, teams, canWrite, now }
  return (
    <>
      <InvitationRows {...shared} onResend={(one) => void resend(one)} onWithdraw={setLeaving} />
      {list.hasNextPage && (
        <div className={center({ p: '3', borderTop: 'hairline' })}>
          <Button size="compact" onClick={() => void list.fetchNextPage()}>
            {t(($) => $.invite.more)}
          </Button>
        </div>
      )}
      {leaving && (
        <AlertDialog
          open
          onCancel={() => setLeaving(null)}
          title={t(($) => $.invite.withdraw_title, { email: leaving.email })}
          description={t(($) => $.invite.withdraw_text)}
        >
          <Button onClick={() => setLeaving(null)}>{common(($) => $.actions.cancel)}</Button>
          <Button
            tone="danger"
            onClick={() => {
              setLeaving(null)
              void withdraw(leaving)
            }}
          >
            {t(($) => $.invite.withdraw)}
          </Button>
        </AlertDialog>
      )}
    </>
  )
}

function useInvitationActs() {
  const { t } = useTranslation('people')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const tell = async (done: Promise<unknown>, { title, failed }: { title: string; failed: string }) => {
    try {
      await done
      void notify({ type: 'success', title })
    } catch (error) {
      void notify({ type: 'error', title: failed, message: errorWords(error) })
    }
    await queryClient.invalidateQueries({ queryKey: peopleQueries.all() })
  }
  return {
    resend: ({ email, team, is_administrator }: Invitation) =>
      tell(api.invitations.create({ email, team_id: team?.id ?? null, is_administrator }), {
        title: t(($) => $.invite.resent),
        failed: t(($) => $.invite.failed),
      }),
    withdraw: ({ id }: Invitation) =>
      tell(api.invitations.withdraw(id), {
        title: t(($) => $.invite.withdrawn),
        failed: t(($) => $.not_done),
      }),
  }
}
