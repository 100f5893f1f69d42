import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { ALL_ASSETS, type AssetsSearch } from '../assets-search.ts'
import type { ColumnChoice } from '../column-choice.ts'

const ViewsMenu = preparedPart(
  () => import('./views-menu.tsx'),
  (module) => module.ViewsMenu,
)

interface ViewsButtonProps {
  address: AssetsSearch
  columns: ColumnChoice
  onChange: (change: Partial<AssetsSearch>) => void
}

/** The way to the saved views; it says which one the list shows. */
export function ViewsButton(props: ViewsButtonProps) {
  const { t } = useTranslation('assets')
  const [asked, setAsked] = useState(false)
  const { saved } = props.address
  const trigger = (
    <Button
      aria-haspopup="menu"
      // made anew with the menu, it keeps the focus that the pressed one had
      autoFocus={asked}
      onPointerEnter={ViewsMenu.prepare}
      onFocus={ViewsMenu.prepare}
      onClick={() => setAsked(true)}
    >
      <Bookmark aria-hidden="true" />
      {t(($) => $.filter.views)}
    </Button>
  )
  if (!asked && (saved === undefined || saved === ALL_ASSETS)) return trigger
  return (
    <Suspense fallback={trigger}>
      <ViewsMenu {...props} defaultOpen={asked} />
    </Suspense>
  )
}
