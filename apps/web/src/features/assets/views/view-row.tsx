import type { SavedView } from '@plenum/domain/saved-view'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { Moment } from '#app/page/moment.tsx'
import { useFilterWords } from '../filters/use-filter-words.ts'
import type { ViewActs } from './use-view-acts.ts'
import { ViewRowMenu } from './view-row-menu.tsx'
import { addressOf } from './view-settings.ts'

const ViewDialog = part(async () => (await import('./view-dialog.tsx')).ViewDialog)

interface ViewRowProps {
  view: SavedView
  /** The reader's team, where he has one. */
  team: string | undefined
  acts: ViewActs
}

/** A view: what it shows, whose it is and who sees it, and what can be done to it. */
export function ViewRow({ view, team, acts }: ViewRowProps) {
  const { t } = useTranslation('views')
  const [asked, setAsked] = useState<'nothing' | 'rename' | 'delete'>('nothing')
  const close = () => setAsked('nothing')
  return (
    <li className={row}>
      <div className={stack({ gap: '1', flex: '1', minWidth: '0' })}>
        <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
          <Link
            to="/app/settings/assets-inventory"
            search={addressOf(view)}
            className={`${link()} ${css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}`}
          >
            {view.name}
          </Link>
          {view.is_default && <Badge tone="accent">{t(($) => $.default)}</Badge>}
          {view.is_team_default && view.team && (
            <Badge tone="neutral">{t(($) => $.default_of, { team: view.team.name })}</Badge>
          )}
        </div>
        <Shown view={view} />
        <About view={view} />
      </div>
      <ViewRowMenu view={view} team={team} acts={acts} onAsk={setAsked} />
      {asked === 'rename' && (
        <Suspense fallback={null}>
          <ViewDialog
            title={t(($) => $.rename)}
            submit={t(($) => $.save)}
            name={view.name}
            onSend={(name) => acts.rename(view, name)}
            onClose={close}
          />
        </Suspense>
      )}
      {asked === 'delete' && <DeleteView view={view} acts={acts} onClose={close} />}
    </li>
  )
}

/** What it narrows the list to, in words. */
function Shown({ view }: Pick<ViewRowProps, 'view'>) {
  const { t } = useTranslation('views')
  const address = addressOf(view)
  const words = useFilterWords(address).map(({ name, value }) => `${name}: ${value}`)
  const all = [...(address.search ? [`“${address.search}”`] : []), ...words]
  return (
    <p className={css({ textStyle: 'table', overflowWrap: 'anywhere' })}>
      {all.length === 0 ? t(($) => $.everything) : all.join(' · ')}
    </p>
  )
}

/** Whose it is, who sees it, and when it was changed. */
function About({ view: { own, owner, team, updated_at } }: Pick<ViewRowProps, 'view'>) {
  const { t } = useTranslation('views')
  return (
    <p className={hstack({ gap: '2', flexWrap: 'wrap', textStyle: 'caption', color: 'text.muted' })}>
      <span>{own ? t(($) => $.you) : owner.name}</span>
      <span aria-hidden="true">·</span>
      <span>{team === null ? t(($) => $.private) : `${t(($) => $.shared)} ${team.name}`}</span>
      <span aria-hidden="true">·</span>
      <Moment at={updated_at} to="day" />
    </p>
  )
}

function DeleteView({ view, acts, onClose }: Pick<ViewRowProps, 'view' | 'acts'> & { onClose: () => void }) {
  const { t } = useTranslation('views')
  const common = useTranslation('common').t
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    await acts.remove(view)
    onClose()
  }
  return (
    <AlertDialog
      open
      onCancel={onClose}
      title={t(($) => $.delete_title, { name: view.name })}
      description={t(($) => $.delete_text)}
    >
      <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
      <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
        {t(($) => $.delete)}
      </Button>
    </AlertDialog>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  py: '3',
  '&:not(:first-child)': { borderTop: 'hairline' },
})
