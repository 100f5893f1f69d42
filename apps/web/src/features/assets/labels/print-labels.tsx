import type { Asset } from '@plenum/domain/asset'
import { LABEL_SHEETS, MOST_LABELS } from '@plenum/domain/label-sheet'
import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#app/notices/notify.ts'
import { saveFile } from '#app/page/save-file.ts'
import { useWords } from '#app/page/use-words.ts'
import { listQueryOf, type AssetsSearch } from '../assets-search.ts'
import { api, assetQueries } from '../queries.ts'
import { saveLabels, savedLabels, type LabelChoice } from './label-choice.ts'
import { labelContent } from './label-content.ts'
import { LabelsDialog, type LabelRun, type LabelState } from './labels-dialog.tsx'
import { labelsPdf } from './labels-pdf.ts'

const app = getRouteApi('/app')

interface PrintLabelsProps {
  address: AssetsSearch
  /** Null for the whole list. */
  ids: ReadonlySet<string> | null
  count: string
  open: boolean
  onClose: () => void
}

/** Every asset of a list, as many as get a label at once. */
async function everyAsset(address: AssetsSearch, signal: AbortSignal): Promise<Asset[]> {
  const query = { ...listQueryOf(address), limit: MAX_PAGE_SIZE }
  const found: Asset[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < MOST_LABELS;) {
    const page: Awaited<ReturnType<typeof api.assets.list>> = await api.assets.list(
      { ...query, ...(cursor !== '' && { cursor }) },
      signal,
    )
    found.push(...page.results)
    cursor = page.next
  }
  return found.slice(0, MOST_LABELS)
}

/** Where only this machine finds the application, that address. */
const localOrigin = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname) ? location.origin : null

/** Asks how the labels of assets are to be, and makes them. */
export function PrintLabels({ address, ids, count, open, onClose }: PrintLabelsProps) {
  useWords('output')
  const { t } = useTranslation('labels')
  const company = app.useRouteContext({ select: ({ user }) => user.company.name })
  const { data } = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const loaded = data?.pages.flatMap((page) => page.results) ?? []
  const isWhole = data?.pages.at(-1)?.next === null
  const known = ids === null ? loaded : loaded.filter(({ id }) => ids.has(id))
  const [choice, setChoice] = useState(savedLabels)
  const [run, setRun] = useState<LabelRun>({ used: 0, outline: false })
  const [done, setDone] = useState(0)
  const stop = useRef<AbortController>(null)
  const contentOf = (asset: Asset) =>
    labelContent(asset, { lines: choice.lines, origin: location.origin, company })
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => {
      setDone(0)
      const { signal } = (stop.current = new AbortController())
      const assets = ids === null && !isWhole ? await everyAsset(address, signal) : known
      const print = { ...run, sheet: LABEL_SHEETS[choice.size], symbology: choice.symbology }
      return labelsPdf(assets.map(contentOf), print, { signal, onProgress: setDone })
    },
    onSuccess: (file) => {
      saveFile(
        t(($) => $.file),
        file,
      )
      onClose()
      void notify({ type: 'success', title: t(($) => $.done) })
    },
  })
  const settled: LabelState = error === null ? { at: 'asked' } : { at: 'failed', error }
  const cancel = () => {
    stop.current?.abort()
    reset()
  }
  return (
    <LabelsDialog
      open={open}
      count={count}
      total={ids === null && !isWhole ? null : known.length}
      contents={known.map(contentOf)}
      choice={choice}
      run={run}
      state={isPending ? { at: 'making', done } : settled}
      localOrigin={localOrigin}
      onChoice={(next: LabelChoice) => {
        saveLabels(next)
        setChoice(next)
      }}
      onRun={setRun}
      onPrint={() => mutate()}
      onCancel={cancel}
      onClose={() => {
        cancel()
        onClose()
      }}
    />
  )
}
