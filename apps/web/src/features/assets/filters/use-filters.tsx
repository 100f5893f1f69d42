import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { ListFilter } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import type { AssetsSearch } from '../assets-search.ts'
import type { Dimension } from './dimensions.ts'

const FilterPopover = preparedPart(
  () => import('./filter-popover.tsx'),
  (module) => module.FilterPopover,
)
const FilterChips = part(async () => (await import('./filter-chips.tsx')).FilterChips)

interface FilterButtonProps {
  address: AssetsSearch
  /** Whether anything but the search and the category narrows the list. */
  hasChips: boolean
  onChange: (change: Partial<AssetsSearch>) => void
  onClear: () => void
}

type Panel = { open: boolean; at: Dimension | null }

/** The way to every filter; what it opens is fetched with the first sign that somebody wants it. */
export function useFilters({ address, hasChips, onChange, onClear }: FilterButtonProps) {
  const { t } = useTranslation('assets')
  const [panel, setPanel] = useState<Panel | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const trigger = (
    <Button
      ref={button}
      aria-haspopup="dialog"
      // made anew with the panel, it keeps the focus that the pressed one had
      autoFocus={panel !== null}
      onPointerEnter={FilterPopover.prepare}
      onFocus={FilterPopover.prepare}
      {...(panel === null && { onClick: () => setPanel({ open: true, at: null }) })}
    >
      <ListFilter aria-hidden="true" />
      {t(($) => $.filter.add)}
    </Button>
  )
  return {
    button:
      panel === null ? (
        trigger
      ) : (
        <Suspense fallback={trigger}>
          <FilterPopover
            trigger={trigger}
            {...panel}
            address={address}
            // each time it opens it shows them all again
            onOpenChange={(open) => setPanel({ open, at: open ? null : panel.at })}
            onAt={(at) => setPanel({ open: true, at })}
            onChange={onChange}
          />
        </Suspense>
      ),
    chips: hasChips && (
      <Suspense fallback={null}>
        <FilterChips
          address={address}
          onOpen={(at) => setPanel({ open: true, at })}
          onChange={(change) => {
            onChange(change)
            // the chip goes with the focus in it
            button.current?.focus()
          }}
          onClear={() => {
            onClear()
            button.current?.focus()
          }}
        />
      </Suspense>
    ),
  }
}
