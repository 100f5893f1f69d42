import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import type { Taken } from './export-assets.tsx'

const ExportAssets = part(async () => (await import('./export-assets.tsx')).ExportAssets)

const PrintLabels = part(async () => (await import('../labels/print-labels.tsx')).PrintLabels)

/** The ways out of the list. */
export type Output = 'export' | 'labels'

interface OutputDialogsProps extends Taken {
  /** The one that is open. */
  open: Output | null
  onClose: () => void
}

/** What asks how assets leave the list; each is fetched when it is opened first. */
export function OutputDialogs({ open, onClose, ...taken }: OutputDialogsProps) {
  // once opened it stays, so that it can slide away
  const [opened, setOpened] = useState<readonly Output[]>([])
  if (open !== null && !opened.includes(open)) setOpened([...opened, open])
  return (
    <Suspense fallback={null}>
      {opened.includes('labels') && <PrintLabels {...taken} open={open === 'labels'} onClose={onClose} />}
      {opened.includes('export') && <ExportAssets {...taken} open={open === 'export'} onClose={onClose} />}
    </Suspense>
  )
}
