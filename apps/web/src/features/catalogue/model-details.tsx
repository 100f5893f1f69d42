import type { ModelField, ModelRecord } from '@plenum/domain/model'
import { budgetOf, heatOf } from '@plenum/domain/model-specs'
import { formatList } from '@plenum/i18n/format'
import { formatPercent } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { stack } from '@plenum/ui/patterns'
import { Progress } from '@plenum/ui/progress'
import { PartList } from '#app/parts/part-list.tsx'
import { EndDate, LifecycleBadge } from './model-columns.tsx'
import { fieldsOf, MODEL_GROUPS, type ModelGroup } from './model-fields.ts'
import { useCompleteness } from './specs-share.tsx'
import { useFactWords } from './use-fact-words.ts'
import { UsageLink } from './usage-link.tsx'

/** All that is known of a model, section by section. */
export function ModelDetails({ model }: { model: ModelRecord }) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={stack({ gap: '6' })}>
      <SpecsNote model={model} />
      {MODEL_GROUPS.map((group) => (
        <section key={group} className={stack({ gap: '2' })}>
          <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.group[group])}</h3>
          <DefinitionList>
            <Facts group={group} model={model} />
            {group === 'identity' && (
              <Definition term={t(($) => $.sheet.in_use)}>
                <UsageLink usage={model.assets} filter={{ model_id: model.id }} />
              </Definition>
            )}
            {group === 'other' && <Origin model={model} />}
          </DefinitionList>
        </section>
      ))}
    </div>
  )
}

/** How complete the facts are, and which are missing. */
function SpecsNote({ model }: { model: ModelRecord }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const { percent, missing } = useCompleteness()(model)
  const names = missing.map((name) =>
    name === 'front_image' || name === 'rear_image' ? t(($) => $.spec[name]) : t(($) => $.field[name]),
  )
  return (
    <div className={stack({ gap: '2' })}>
      <Progress
        label={t(($) => $.column.specs)}
        done={percent / 100}
        detail={formatPercent(language, percent / 100)}
      />
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
        {missing.length === 0
          ? t(($) => $.specs.complete)
          : t(($) => $.specs.missing, { fields: formatList(language, names) })}
      </p>
    </div>
  )
}

function Facts({ group, model }: { group: ModelGroup; model: ModelRecord }) {
  const { t } = useTranslation('catalogue')
  const factWords = useFactWords(() => model.brand.name)
  const derived = useDerived()
  return fieldsOf(group).map((field) => (
    <Definition key={field} term={t(($) => $.field[field])}>
      {field === 'lifecycle' && <LifecycleBadge lifecycle={model.lifecycle} />}
      {(field === 'eol_date' || field === 'eos_date') && <EndDate date={model[field]} />}
      {(field === 'ports' || field === 'slots') && <PartList parts={model[field]} />}
      {!SHOWN_APART.includes(field) && (
        <span className={css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })}>
          {factWords(field, model[field]) ?? derived(field, model)}
        </span>
      )}
    </Definition>
  ))
}

const SHOWN_APART: readonly ModelField[] = ['lifecycle', 'eol_date', 'eos_date', 'ports', 'slots']

/** What counts in place of what nobody has said. */
function useDerived() {
  const { t } = useTranslation('catalogue')
  const factWords = useFactWords()
  return (field: string, model: ModelRecord): string | null => {
    if (field === 'budget_w' && budgetOf(model) !== null)
      return t(($) => $.derived.budget, { value: factWords('budget_w', budgetOf(model)) ?? '' })
    if (field === 'heat_w' && heatOf(model) !== null)
      return t(($) => $.derived.heat, { value: factWords('heat_w', heatOf(model)) ?? '' })
    return null
  }
}

function Origin({ model: { source, source_revision } }: { model: ModelRecord }) {
  const { t } = useTranslation('catalogue')
  return (
    <Definition term={t(($) => $.sheet.source)}>
      {t(($) => $.source[source])}
      {source_revision !== null && (
        <span className={css({ textStyle: 'code', color: 'text.muted', ml: '2' })}>{source_revision}</span>
      )}
    </Definition>
  )
}
