import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { api, peopleQueries } from './queries.ts'

/** Deletes a team once it is asked again; while people are in it, says so. */
export function DeleteTeam({ team, onGone }: { team: Team; onGone: () => void }) {
  const { t } = useTranslation('teams')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    try {
      await api.teams.remove(team)
      onGone()
      void notify({ type: 'success', title: t(($) => $.deleted), message: team.name })
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.delete_failed), message: errorWords(error) })
    }
    setIsBusy(false)
    setIsAsking(false)
    await queryClient.invalidateQueries({ queryKey: peopleQueries.all() })
  }
  return (
    <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
      <Button disabled={team.members > 0} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t(($) => $.delete)}
      </Button>
      {team.members > 0 && (
        <span className={css({ textStyle: 'caption', color: 'text.muted' })}>
          {t(($) => $.delete_members)}
        </span>
      )}
      {isAsking && (
        <AlertDialog
          open
          onCancel={() => setIsAsking(false)}
          title={t(($) => $.delete_title, { name: team.name })}
          description={t(($) => $.delete_text)}
        >
          <Button onClick={() => setIsAsking(false)}>{common(($) => $.actions.cancel)}</Button>
          <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
            {t(($) => $.delete)}
          </Button>
        </AlertDialog>
      )}
    </div>
  )
}
