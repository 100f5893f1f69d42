import type { ImportState } from '@plenum/domain/asset-import'
import { useTranslation } from '@plenum/i18n/react'
import { Spinner } from '@plenum/ui/spinner'
import { Steps } from '@plenum/ui/steps'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { stack } from '@plenum/ui/patterns'
import * as v from 'valibot'
import { notify } from '#app/notices/notify.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { usePrepared } from '#app/page/use-prepared.ts'
import { ChooseStep } from './choose-step.tsx'
import { ImportsSearch } from './imports-search.ts'
import { importQueries } from './queries.ts'
import { SampleStep } from './sample-step.tsx'
import { openImport, sendRows, type ChosenFile } from './send-files.ts'

// a file is chosen before
const ImportBody = preparedPart(
  () => import('./import-body.tsx'),
  (module) => module.ImportBody,
)

const PATH = '/app/settings/assets-inventory/import'
const route = getRouteApi(PATH)

const STEP_OF: Record<ImportState, number> = {
  receiving: 0,
  received: 1,
  checking: 1,
  checked: 2,
  importing: 3,
  cancelling: 3,
  imported: 4,
  cancelled: 4,
}

/** Brings files into the inventory; the import's id stands in the address, so that a reload goes on with it. */
export function ImportsPage() {
  usePrepared(ImportBody.prepare)
  const { t } = useTranslation('imports')
  const { t: common } = useTranslation('common')
  const address = v.parse(ImportsSearch, route.useSearch())
  const navigate = route.useNavigate()
  const [sent, setSent] = useState<number | null>(null)
  const id = address.import
  const { data: record } = useQuery({ ...importQueries.one(id ?? ''), enabled: id !== undefined })
  const here = useRef<HTMLDivElement>(null)
  const go = (change: Partial<ImportsSearch>) => void navigate({ search: (now) => ({ ...now, ...change }) })
  // who went elsewhere meanwhile stays there, and is told
  const onRead = (read: string) => {
    const open = (replace: boolean) => void navigate({ to: PATH, search: { import: read }, replace })
    if (here.current !== null) return open(address.from === 'sample')
    const action = { label: t(($) => $.choose.go_on), onClick: () => open(false) }
    void notify({ type: 'success', title: t(($) => $.choose.read), action })
  }
  const start = async (files: readonly ChosenFile[]) => {
    const opened = await openImport(files)
    setSent(0)
    try {
      await sendRows(opened.id, files, setSent)
      onRead(opened.id)
    } finally {
      setSent(null)
    }
  }
  const names = [
    t(($) => $.steps.choose),
    t(($) => $.steps.map),
    t(($) => $.steps.check),
    t(($) => $.steps.import),
    t(($) => $.steps.result),
  ]
  const current = id === undefined || record === undefined ? 0 : STEP_OF[record.state]
  return (
    <AppPage title={t(($) => $.title)} lead={t(($) => $.lead)} body="plain">
      <div ref={here} className={stack({ gap: '6' })}>
        <Steps
          label={t(($) => $.steps.label)}
          names={names}
          current={current}
          doneLabel={t(($) => $.steps.done)}
          position={t(($) => $.steps.position, { step: current + 1, all: names.length })}
        />
        {id === undefined && address.from === 'sample' ? (
          <SampleStep onReady={onRead} onOwnFiles={() => go({ from: undefined })} />
        ) : id === undefined ? (
          <ChooseStep sent={sent} onStart={start} onSample={() => go({ from: 'sample' })} />
        ) : (
          <Suspense fallback={<Spinner label={common(($) => $.states.loading)} />}>
            <ImportBody
              key={id}
              id={id}
              address={address}
              onAddress={go}
              onAnother={() => void navigate({ search: {} })}
            />
          </Suspense>
        )}
      </div>
    </AppPage>
  )
}
