import type { User } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { useState } from 'react'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { teamsFor, type Act } from './people-acts.ts'
import { usePeople } from './people-context.ts'
import { api } from './queries.ts'
import { usePerform } from './use-perform.ts'

interface ActDialogProps {
  act: Act
  person: User
  onClose: () => void
}

/** Before an act is done: what will happen, and for a move where to. */
export function ActDialog({ act, person, onClose }: ActDialogProps) {
  return act === 'team' ? (
    <TeamDialog person={person} onClose={onClose} />
  ) : (
    <ConfirmDialog act={act} person={person} onClose={onClose} />
  )
}

function ConfirmDialog({ act, person, onClose }: ActDialogProps & { act: Exclude<Act, 'team'> }) {
  const { t } = useTranslation('people')
  const common = useTranslation('common').t
  const perform = usePerform()
  const [isBusy, setIsBusy] = useState(false)
  const name = person.full_name
  const done = async () => {
    setIsBusy(true)
    await perform(act, person)
    onClose()
  }
  return (
    <AlertDialog
      open
      onCancel={onClose}
      title={t(($) => $.confirm[`${act}_title`], { name })}
      description={t(($) => $.confirm[`${act}_text`], { name })}
    >
      <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
      <Button
        tone={act === 'enable' || act === 'raise' ? 'primary' : 'danger'}
        loading={isBusy}
        onClick={() => void done()}
      >
        {t(($) => $.act[act])}
      </Button>
    </AlertDialog>
  )
}

function TeamDialog({ person, onClose }: Omit<ActDialogProps, 'act'>) {
  const { t } = useTranslation('people')
  const common = useTranslation('common').t
  const { viewer, teams } = usePeople()
  const perform = usePerform()
  const [seen, setSeen] = useState(person)
  const [team, setTeam] = useState(person.team?.id ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const name = person.full_name
  const save = async () => {
    setIsBusy(true)
    if (await perform('team', seen, team || null)) return onClose()
    // somebody else may have changed the person meanwhile: sent again, the team is given to who that is by then
    setSeen(await api.users.get(person.id).catch(() => seen))
    setIsBusy(false)
  }
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header
          title={t(($) => $.confirm.team_title, { name })}
          closeLabel={common(($) => $.actions.close)}
        />
        <Dialog.Body>
          <Field label={t(($) => $.team)} help={t(($) => $.confirm.team_text, { name })}>
            <Select autoFocus value={team} onChange={(event) => setTeam(event.target.value)}>
              <option value="">{t(($) => $.no_team)}</option>
              {teamsFor(viewer, person, teams).map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button
            tone="primary"
            loading={isBusy}
            onClick={() => (team === (person.team?.id ?? '') ? onClose() : void save())}
          >
            {common(($) => $.actions.save)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
