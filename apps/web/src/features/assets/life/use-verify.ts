import type { Asset } from '@plenum/domain/asset'
import type { VerifyMethod } from '@plenum/domain/verify-method'
import { useTranslation } from '@plenum/i18n/react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api } from '../queries.ts'
import { useLife } from './use-life.ts'

/** Confirms that an asset stands where its record says, and tells how that went with a way back. */
export function useVerify(): (asset: Asset, method: VerifyMethod) => Promise<void> {
  const { t } = useTranslation('life')
  const errorWords = useErrorWords()
  const { change } = useLife()
  return async (asset, method) => {
    const refused = await change(api.assets.verify(asset, { method }), ({ name }) =>
      t(($) => $.verify.done, { name }),
    )
    if (refused)
      await notify({ type: 'error', title: t(($) => $.verify.failed), message: errorWords(refused) })
  }
}
