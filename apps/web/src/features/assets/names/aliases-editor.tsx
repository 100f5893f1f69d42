import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import { X } from 'lucide-react'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { useRenaming } from './use-renaming.ts'

/** The codes an asset had before, each of which can be given up. */
export function AliasesEditor({ asset }: { asset: Asset }) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const renaming = useRenaming(
    asset,
    t(($) => $.aliases_failed),
  )
  const [asked, setAsked] = useState<string | null>(null)
  const remove = async (code: string) => {
    const without = ({ aliases }: Asset) => ({ aliases: aliases.filter((alias) => alias !== code) })
    // where it fails that was told already
    await renaming.mutateAsync(without).then(
      () => notify({ type: 'success', title: t(($) => $.aliases_removed), message: code }),
      () => null,
    )
    setAsked(null)
  }
  return (
    <>
      <ul className={hstack({ gap: '3', flexWrap: 'wrap' })}>
        {asset.aliases.map((code) => (
          <li key={code} className={hstack({ gap: '1', minWidth: '0' })}>
            <span className={css({ textStyle: 'code', overflowWrap: 'anywhere' })}>{code}</span>
            <IconButton
              size="compact"
              label={t(($) => $.aliases_remove, { code })}
              onClick={() => setAsked(code)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <AlertDialog
          open
          onCancel={() => setAsked(null)}
          title={t(($) => $.aliases_remove_title, { code: asked })}
          description={t(($) => $.aliases_remove_text)}
        >
          <Button onClick={() => setAsked(null)}>{common(($) => $.actions.cancel)}</Button>
          <Button tone="danger" loading={renaming.isPending} onClick={() => void remove(asked)}>
            {t(($) => $.aliases_remove, { code: asked })}
          </Button>
        </AlertDialog>
      )}
    </>
  )
}
