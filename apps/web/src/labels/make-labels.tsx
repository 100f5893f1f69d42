import { LABEL_SHEETS } from '@plenum/domain/label-sheet'
import { useTranslation } from '@plenum/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { saveFile } from '#app/page/save-file.ts'
import { useWords } from '#app/page/use-words.ts'
import { LABEL_LINES, saveLabels, savedLabels, type LabelChoice, type LabelLine } from './label-choice.ts'
import { labelContent, type Labelled } from './label-content.ts'
import { LabelsDialog, type LabelRun, type LabelState } from './labels-dialog.tsx'
import { labelsPdf } from './labels-pdf.ts'

const app = getRouteApi('/app')

interface MakeLabelsProps {
  /** Those that are here. */
  known: readonly Labelled[]
  /** Fetches all of them where not all are here. */
  fetchAll: ((signal: AbortSignal) => Promise<Labelled[]>) | null
  /** What of them can stand under the code; all there is where it is left out. */
  lines?: readonly LabelLine[]
  /** Which they are, in words. */
  count: string
  open: boolean
  onClose: () => void
}

/** Where only this machine finds the application, that address. */
const localOrigin = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname) ? location.origin : null

/** Asks how labels are to be, and makes them. */
export function MakeLabels({ known, fetchAll, lines = LABEL_LINES, count, open, onClose }: MakeLabelsProps) {
  useWords('output')
  const { t } = useTranslation('labels')
  const company = app.useRouteContext({ select: ({ user }) => user.company.name })
  const [choice, setChoice] = useState(savedLabels)
  const [run, setRun] = useState<LabelRun>({ used: 0, outline: false })
  const [done, setDone] = useState(0)
  const stop = useRef<AbortController>(null)
  const contentOf = (asset: Labelled) =>
    labelContent(asset, {
      lines: lines.filter((line) => choice.lines.includes(line)),
      origin: location.origin,
      company,
    })
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => {
      setDone(0)
      const { signal } = (stop.current = new AbortController())
      const assets = fetchAll === null ? known : await fetchAll(signal)
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
      total={fetchAll === null ? known.length : null}
      contents={known.map(contentOf)}
      choice={choice}
      lines={lines}
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
