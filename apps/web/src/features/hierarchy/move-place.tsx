import type { NodeBranch } from '@plenum/domain/node-tree'
import { mayStandIn } from '@plenum/domain/node-type'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useState } from 'react'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { useFailure } from '#app/notices/use-failure.tsx'
import { allBelow, mayMove, type Branches } from './branches.ts'
import { PlaceChoice } from './place-choice.tsx'
import { nodes } from './queries.ts'
import { usePlaceChange } from './use-place-change.ts'
import { useTotalsWords } from './use-totals-words.ts'

interface MovePlaceProps {
  tree: Branches
  place: NodeBranch
  /** Where it was dropped. */
  to: string | null
  onClose: () => void
}

/** Moving a place with all that is in it: says what moves along before anything does. */
export function MovePlace({ tree, place, to, onClose }: MovePlaceProps) {
  const { t } = useTranslation('hierarchy')
  const issues = useTranslation('issues').t
  const language = useLanguage()
  const words = useTotalsWords()
  const failureOf = useFailure(t(($) => $.move_to.failed))
  const { refresh, tellOf } = usePlaceChange()
  // what stands in something may be taken out of it: then nothing is left chosen
  const mayRise = place.parent_id !== null && mayStandIn(place.type, null)
  const [target, setTarget] = useState(to ?? (mayRise ? place.parent_id : null))
  const [failure, setFailure] = useState<Error>()
  const [isMissing, setIsMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const along = allBelow(tree, place.id).length - 1
  const targets = [...tree.byId.values()].filter(({ id }) => mayMove(tree, place.id, id))
  const move = async () => {
    const isUnsaid = target === null && !mayRise
    setIsMissing(isUnsaid)
    if (isUnsaid) return
    if (target === place.parent_id) return onClose()
    setFailure(undefined)
    setIsSending(true)
    try {
      await nodes.update(await nodes.get(place.id), { parent_id: target })
      await refresh()
      onClose()
      await tellOf(
        target === null
          ? t(($) => $.move_to.done_top)
          : t(($) => $.move_to.done, { to: tree.byId.get(target)?.name ?? '' }),
        place.id,
      )
    } catch (error) {
      setIsSending(false)
      setFailure(error instanceof Error ? error : new Error('A place could not be moved', { cause: error }))
    }
  }
  return (
    <FormDialog title={t(($) => $.move_to.title, { name: place.name })} onClose={onClose}>
      <DialogForm
        alert={failure && failureOf(failure)}
        submit={t(($) => $.move_to.go)}
        isSending={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          void move()
        }}
      >
        <PlaceChoice
          label={t(($) => $.move_to.to)}
          tree={tree}
          places={targets}
          chosen={target}
          {...(mayRise && { help: t(($) => $.parent_help) })}
          error={isMissing && target === null ? issues(($) => $.required) : undefined}
          onChoose={setTarget}
        />
        <p className={css({ color: 'text.muted', textStyle: 'table' })}>
          {t(($) => $.move_to.along, {
            places: t(($) => $.move_to.places, { count: along, shown: formatNumber(language, along) }),
            assets: words.assets(place.asset_count),
          })}
        </p>
      </DialogForm>
    </FormDialog>
  )
}
