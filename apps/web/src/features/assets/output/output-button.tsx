import { useTranslation } from '@plenum/i18n/react'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OnIntent } from '#app/page/on-intent.tsx'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import type { AssetsSearch } from '../assets-search.ts'
import type { ColumnChoice } from '../column-choice.ts'
import type { Output } from './output-dialogs.tsx'

const OutputMenu = preparedPart(
  () => import('./output-menu.tsx'),
  (module) => module.OutputMenu,
)
const OutputDialogs = part(async () => (await import('./output-dialogs.tsx')).OutputDialogs)

interface OutputButtonProps {
  address: AssetsSearch
  columns: ColumnChoice
  /** How many assets the list shows, in words. */
  count: string
}

/** Asks in which way the whole list is taken away. */
export function OutputButton(list: OutputButtonProps) {
  const { t } = useTranslation('assets')
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState<Output | null>(null)
  const choose = (output: Output) => {
    setAsked(true)
    setOpen(output)
  }
  return (
    <>
      <OnIntent
        label={t(($) => $.output.label)}
        tone="neutral"
        prepare={OutputMenu.prepare}
        menu={(trigger) => <OutputMenu trigger={trigger} onChoose={choose} />}
      >
        <Download />
      </OnIntent>
      {asked && (
        <Suspense fallback={null}>
          <OutputDialogs {...list} ids={null} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
