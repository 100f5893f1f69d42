import type { PlaceNode } from '@plenum/domain/node'
import type { NodeType } from '@plenum/domain/node-type'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Archive, ArchiveRestore, Copy, FolderInput, Plus, Trash2 } from 'lucide-react'
import { LaterMenu, MoreMenu } from '#app/page/more-menu.tsx'
import { typesIn, type Branches } from './branches.ts'
import { usePlaceChange } from './use-place-change.ts'

/** What is being done with a place in a dialog. */
export type Acting =
  | { kind: 'add'; id: string; type: NodeType }
  | { kind: 'many' | 'copy'; id: string }
  | { kind: 'move'; id: string; to: string | null }

interface PlaceActionsProps {
  place: PlaceNode
  tree: Branches
  onAct: (acting: Acting) => void
  onDelete: () => void
}

/** What can be done with a place; what its state forbids says why. */
export function PlaceActions({ place, tree, onAct, onDelete }: PlaceActionsProps) {
  const { t } = useTranslation('hierarchy')
  const fields = useTranslation('fields').t
  const { use } = usePlaceChange()
  const { id, type } = place
  const types = typesIn(type)
  const isOld = place.status === 'decommissioned'
  const isEmpty = tree.childrenOf(id).length === 0 && place.asset_count === 0
  return (
    <>
      {types.length > 0 && (
        <LaterMenu
          button={(intent) => (
            <Button tone="primary" {...intent}>
              <Plus aria-hidden="true" />
              {t(($) => $.add_inside)}
            </Button>
          )}
          items={(Menu) => (
            <>
              {types.map((each) => (
                <Menu.Item key={each} value={each} onSelect={() => onAct({ kind: 'add', id, type: each })}>
                  {fields(($) => $.node[each])}
                </Menu.Item>
              ))}
              <Menu.Item value="many" onSelect={() => onAct({ kind: 'many', id })}>
                {t(($) => $.add_several)}
              </Menu.Item>
            </>
          )}
        />
      )}
      <MoreMenu
        tone="neutral"
        label={t(($) => $.more, { name: place.name })}
        items={(Menu) => (
          <>
            <Menu.Item
              value="move"
              icon={<FolderInput />}
              onSelect={() => onAct({ kind: 'move', id, to: null })}
            >
              {t(($) => $.move)}
            </Menu.Item>
            <Menu.Item value="copy" icon={<Copy />} onSelect={() => onAct({ kind: 'copy', id })}>
              {t(($) => $.copy)}
            </Menu.Item>
            <Menu.Item
              value="archive"
              icon={isOld ? <ArchiveRestore /> : <Archive />}
              onSelect={() => void use(place, isOld ? 'active' : 'decommissioned')}
            >
              {t(($) => (isOld ? $.restore : $.archive))}
            </Menu.Item>
            <Menu.Item
              value="delete"
              icon={<Trash2 />}
              tone="danger"
              {...(!isEmpty && { disabledReason: t(($) => $.delete_empty) })}
              onSelect={onDelete}
            >
              {t(($) => $.delete)}
            </Menu.Item>
          </>
        )}
      />
    </>
  )
}
