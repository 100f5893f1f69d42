import { exportApi } from '@plenum/api-client/exports'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { part } from '#app/notices/part.ts'
import type { TagAct } from './tag-acts.tsx'
import { TagsOverview } from './tags-overview.tsx'

const exports = exportApi(http)
const app = getRouteApi('/app')
const TagActs = part(async () => (await import('./tag-acts.tsx')).TagActs)

/** The tags of the company: what they are called, their colours, and how many assets have them. */
export function TagsPage() {
  const { t } = useTranslation('tags')
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const canWrite = may(permissions, 'settings', 'write')
  const [search, setSearch] = useState('')
  const [act, setAct] = useState<TagAct | null>(null)
  const add = canWrite && (
    <Button tone="primary" onClick={() => setAct({ kind: 'add' })}>
      <Plus aria-hidden="true" />
      {t(($) => $.add)}
    </Button>
  )
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <>
          <TakeList
            words={t(($) => $.take, { returnObjects: true })}
            take={(format, signal) => exports.lists({ list: 'tag', format, filter: { search } }, signal)}
          />
          {canWrite && <ImportButton kind="tag" />}
          {add}
        </>
      }
    >
      <TagsOverview canWrite={canWrite} add={add} search={search} onSearch={setSearch} onAct={setAct} />
      <Suspense fallback={null}>
        {act && <TagActs act={act} canWrite={canWrite} onClose={() => setAct(null)} />}
      </Suspense>
    </AppPage>
  )
}
