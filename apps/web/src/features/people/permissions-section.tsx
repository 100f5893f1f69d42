import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import type { ComponentProps } from 'react'
import { PermissionMatrix } from './permission-matrix.tsx'

/** What a team may do, with its heading. */
export function PermissionsSection(props: ComponentProps<typeof PermissionMatrix>) {
  const { t } = useTranslation('teams')
  return (
    <section className={stack({ gap: '2', minWidth: '0' })}>
      <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.permissions)}</h3>
      <p className={css({ textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' })}>
        {t(($) => $.permissions_text)}
      </p>
      <PermissionMatrix {...props} />
    </section>
  )
}
