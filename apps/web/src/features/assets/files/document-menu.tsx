import type { AssetDocument } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { IconButton } from '@plenum/ui/icon-button'
import * as Menu from '@plenum/ui/menu'
import { Ellipsis, FilePlus2, Layers, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is done with a document in a dialog of its own. */
export type DocumentAct = 'versions' | 'replace' | 'edit' | 'remove'

const ICONS: Record<DocumentAct, ReactNode> = {
  versions: <Layers aria-hidden="true" />,
  replace: <FilePlus2 aria-hidden="true" />,
  edit: <Pencil aria-hidden="true" />,
  remove: <Trash2 aria-hidden="true" />,
}

interface DocumentMenuProps {
  document: AssetDocument
  canWrite: boolean
  onAct: (act: DocumentAct) => void
}

/** What else can be done with a document; nothing at all where there is nothing. */
export function DocumentMenu({ document, canWrite, onAct }: DocumentMenuProps) {
  const { t } = useTranslation('files')
  const { name, revision } = document
  const labels: Record<DocumentAct, string> = {
    versions: t(($) => $.documents.versions),
    replace: t(($) => $.documents.new_version),
    edit: t(($) => $.documents.edit),
    remove: revision > 1 ? t(($) => $.documents.remove_version, { revision }) : t(($) => $.documents.remove),
  }
  const acts: DocumentAct[] = [
    ...(revision > 1 ? (['versions'] as const) : []),
    ...(canWrite ? (['replace', 'edit', 'remove'] as const) : []),
  ]
  if (acts.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton label={t(($) => $.documents.actions_of, { name })}>
          <Ellipsis />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {acts.map((act) => (
          <Menu.Item
            key={act}
            value={act}
            icon={ICONS[act]}
            tone={act === 'remove' ? 'danger' : 'regular'}
            onSelect={() => onAct(act)}
          >
            {labels[act]}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
