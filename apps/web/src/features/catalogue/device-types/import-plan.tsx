import { Alert } from '@plenum/ui/alert'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import type { AssetType } from '@plenum/domain/asset-type'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { canGo, tally, type Planned } from './plan.ts'
import { PlannedType } from './planned-type.tsx'
import type { LeftOut } from './read-files.ts'

interface ImportPlanProps {
  plan: readonly Planned[]
  left: readonly LeftOut[]
  types: readonly AssetType[]
  /** Places in the plan that are to go. */
  chosen: ReadonlySet<number>
  revision: string
  onChoose: (chosen: ReadonlySet<number>) => void
  onType: (at: number, code: string) => void
  onRevision: (revision: string) => void
}

/** What an import would do, model by model; what is chosen of it goes. */
export function ImportPlan(props: ImportPlanProps) {
  const { plan, left, types, chosen, revision, onChoose, onType, onRevision } = props
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const counts = tally(plan)
  const shown = (count: number) => formatNumber(language, count)
  const able = plan.flatMap((planned, at) => (canGo(planned) ? [at] : []))
  const choose = (at: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(at)
    else next.delete(at)
    onChoose(next)
  }
  return (
    <div className={stack({ gap: '4' })}>
      <p>
        {t(($) => $.bring.summary, {
          new: shown(counts.new),
          changed: shown(counts.changed),
          same: shown(counts.same),
          refused: shown(counts.refused),
        })}
      </p>
      {left.length > 0 && <LeftOutFiles left={left} />}
      {able.length > 0 && (
        <Checkbox
          label={t(($) => $.bring.select_all)}
          checked={chosen.size === able.length}
          indeterminate={chosen.size > 0 && chosen.size < able.length}
          onChange={({ target }) => onChoose(new Set(target.checked ? able : []))}
        />
      )}
      <ul className={css({ borderTop: 'hairline' })}>
        {plan.map((planned, at) => (
          <PlannedType
            key={`${planned.type.brand} ${planned.type.name} ${planned.name}`}
            planned={planned}
            types={types}
            isChosen={chosen.has(at)}
            onChoose={(isChosen) => choose(at, isChosen)}
            onType={(code) => onType(at, code)}
          />
        ))}
      </ul>
      <Field label={t(($) => $.bring.revision)} help={t(($) => $.bring.revision_help)}>
        <TextInput
          face="code"
          maxLength={80}
          value={revision}
          onChange={({ target }) => onRevision(target.value)}
        />
      </Field>
    </div>
  )
}

/** Files that hold no device type, each with the reason. */
export function LeftOutFiles({ left }: { left: readonly LeftOut[] }) {
  const { t } = useTranslation('catalogue')
  return (
    <Alert tone="warning" title={t(($) => $.bring.unreadable, { count: left.length })}>
      <ul>
        {left.map(({ name, why, field = '' }, at) => (
          // one name may come from several folders
          <li key={`${at} ${name}`} className={css({ overflowWrap: 'anywhere' })}>
            <span className={css({ textStyle: 'code' })}>{name}</span>: {t(($) => $.unread[why], { field })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
