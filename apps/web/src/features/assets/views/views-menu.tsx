import type { SavedView } from '@plenum/domain/saved-view'
import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Menu from '@plenum/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bookmark, BookmarkPlus, ListStart, RotateCw, Save, Settings2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useDensity } from '#app/page/density.ts'
import { useWords } from '#app/page/use-words.ts'
import { part } from '#app/notices/part.ts'
import { ALL_ASSETS, withoutFilters, type AssetsSearch } from '../assets-search.ts'
import type { ColumnChoice } from '../column-choice.ts'
import { showView } from './follow-views.ts'
import { useViewActs } from './use-view-acts.ts'
import { viewApi, viewQueries } from './view-queries.ts'
import { isChanged, settingsOf } from './view-settings.ts'

const app = getRouteApi('/app')
const ViewDialog = part(async () => (await import('./view-dialog.tsx')).ViewDialog)

interface ViewsMenuProps {
  address: AssetsSearch
  columns: ColumnChoice
  defaultOpen: boolean
  onChange: (change: Partial<AssetsSearch>) => void
}

/** Chooses among the saved views, and keeps what the list shows as one. */
export function ViewsMenu(props: ViewsMenuProps) {
  useWords('inventory')
  const user = app.useRouteContext({ select: (context) => context.user })
  return <MenuOfViews {...props} user={user} />
}

interface MenuOfViewsProps extends ViewsMenuProps {
  user: Pick<CurrentUser, 'id' | 'team'>
}

/** The menu for whoever looks at the list. */
export function MenuOfViews({ user, address, columns, defaultOpen, onChange }: MenuOfViewsProps) {
  const { t } = useTranslation('views')
  const assets = useTranslation('assets').t
  const acts = useViewActs(user.id)
  const density = useDensity()
  const [isNaming, setIsNaming] = useState(false)
  const list = useQuery(viewQueries.list())
  const { data: views = [] } = list
  const chosen = views.find(({ id }) => id === address.saved)
  const settings = settingsOf(address, columns.layout, density)
  const changed = chosen !== undefined && isChanged(chosen, address, settings)
  const choose = (id: string) => {
    const view = views.find((each) => each.id === id)
    if (view) showView(view, { columns, go: onChange })
    else onChange({ ...withoutFilters({}), ordering: undefined, saved: ALL_ASSETS })
  }
  const keep = async (name: string) => {
    const made = await viewApi.create({ entity: 'asset', name, settings })
    await acts.reload()
    onChange({ saved: made.id })
  }
  return (
    <>
      <Menu.Root defaultOpen={defaultOpen}>
        <Menu.Trigger>
          <Button
            aria-label={
              chosen &&
              `${t(($) => $.menu)}: ${changed ? t(($) => $.changed_of, { name: chosen.name }) : chosen.name}`
            }
          >
            <Bookmark aria-hidden="true" />
            <span className={cut}>{chosen?.name ?? assets(($) => $.filter.views)}</span>{' '}
            {changed && <span className={mark}>{t(($) => $.changed)}</span>}
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          <Choices
            views={views}
            isLoading={list.isLoading}
            value={chosen?.id ?? ALL_ASSETS}
            onChoose={choose}
          />
          {list.isLoadingError && !list.isFetching && <Failed onRetry={() => void list.refetch()} />}
          <Menu.Separator />
          {chosen && (
            <ChosenItems
              view={chosen}
              team={user.team?.name}
              onSave={changed ? () => void acts.change(chosen, { settings }) : undefined}
              onShare={(shared) => void acts.change(chosen, { shared })}
              onDefault={(isDefault) => void acts.setDefault(chosen, isDefault)}
            />
          )}
          <Menu.Item value="save-as" icon={<BookmarkPlus />} onSelect={() => setIsNaming(true)}>
            {t(($) => $.save_as)}
          </Menu.Item>
          <Menu.LinkItem
            value="manage"
            icon={<Settings2 />}
            link={(link) => <Link to="/app/settings/view-assets" {...link} />}
          >
            {t(($) => $.manage)}
          </Menu.LinkItem>
        </Menu.Content>
      </Menu.Root>
      {isNaming && (
        <Suspense fallback={null}>
          <ViewDialog
            title={t(($) => $.save_as)}
            submit={assets(($) => $.filter.save)}
            name=""
            onSend={keep}
            onClose={() => setIsNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ChoicesProps {
  views: readonly SavedView[]
  isLoading: boolean
  value: string
  onChoose: (id: string) => void
}

function Choices({ views, isLoading, value, onChoose }: ChoicesProps) {
  const { t } = useTranslation('views')
  const common = useTranslation('common').t
  const item = ({ id, name, is_default }: SavedView) => (
    <Menu.RadioItem
      key={id}
      value={id}
      {...(is_default && { icon: <ListStart aria-label={t(($) => $.default)} /> })}
    >
      {name}
    </Menu.RadioItem>
  )
  const own = views.filter((view) => view.own)
  const others = views.filter((view) => !view.own)
  return (
    <>
      <Menu.RadioGroup label={t(($) => $.own)} value={value} onValueChange={onChoose}>
        <Menu.RadioItem value={ALL_ASSETS}>{t(($) => $.all)}</Menu.RadioItem>
        {own.map(item)}
        {isLoading && (
          <Menu.RadioItem value="loading" disabled>
            {common(($) => $.states.loading)}
          </Menu.RadioItem>
        )}
      </Menu.RadioGroup>
      {others.length > 0 && (
        <Menu.RadioGroup label={t(($) => $.team)} value={value} onValueChange={onChoose}>
          {others.map(item)}
        </Menu.RadioGroup>
      )}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('views')
  const common = useTranslation('common').t
  const mark = Menu.useMark()
  const retry = () => {
    mark(ALL_ASSETS)
    onRetry()
  }
  return (
    <Menu.Item value="retry" icon={<RotateCw />} staysOpen onSelect={retry}>
      {t(($) => $.failed)}
      <span className={way}>{common(($) => $.actions.retry)}</span>
    </Menu.Item>
  )
}

interface ChosenItemsProps {
  view: SavedView
  team: string | undefined
  /** Where there is something to save. */
  onSave: (() => void) | undefined
  onShare: (shared: boolean) => void
  onDefault: (isDefault: boolean) => void
}

/** What can be done to the view that was chosen; only its owner changes it. */
export function ChosenItems({ view, team, onSave, onShare, onDefault }: ChosenItemsProps) {
  const { t } = useTranslation('views')
  const isShared = view.team !== null
  return (
    <>
      {onSave && (
        <Menu.Item
          value="save"
          icon={<Save />}
          disabledReason={view.own ? undefined : t(($) => $.only_owner, { name: view.owner.name })}
          onSelect={onSave}
        >
          {t(($) => $.save)}
        </Menu.Item>
      )}
      {view.own && (
        <Menu.Item
          value="share"
          icon={<Users />}
          disabledReason={isShared || team !== undefined ? undefined : t(($) => $.no_team)}
          onSelect={() => onShare(!isShared)}
        >
          {isShared ? t(($) => $.unshare) : t(($) => $.share, { team: team ?? '…' })}
        </Menu.Item>
      )}
      <Menu.Item value="default" icon={<ListStart />} onSelect={() => onDefault(!view.is_default)}>
        {t(($) => (view.is_default ? $.no_default : $.make_default))}
      </Menu.Item>
    </>
  )
}

const cut = css({ maxWidth: '[12rem]', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const way = css({ display: 'block', textStyle: 'caption', color: 'text.muted' })
const mark = css({ textStyle: 'caption', color: 'text.muted' })
