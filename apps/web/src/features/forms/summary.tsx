import { placeWords } from '@plenum/domain/place-words'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { card, link } from '@plenum/ui/recipes'
import { CircleAlert } from 'lucide-react'
import { useWorkWords } from '#app/work/use-work-words.ts'
import { quiet } from './asset-mark.tsx'
import { stepsOf, type Step } from './steps.ts'
import { thingName, type RequestValues, type Thing } from './values.ts'

interface SummaryProps {
  values: RequestValues
  step: Step
  wrongAt: (step: Step) => boolean
  onGo: (step: Step) => void
}

const place = cx(card(), css({ position: { lg: 'sticky' }, top: { lg: '4' } }))

/** What was said so far, step by step; each step is a press away. */
export function Summary({ values, step, wrongAt, onGo }: SummaryProps) {
  const { t } = useTranslation('forms')
  const lines = useLines(values)
  const steps = stepsOf(values.kind).filter((each) => each !== 'check')
  return (
    <aside aria-label={t(($) => $.summary)} className={place}>
      <h2 className={css({ textStyle: 'label', mb: '3' })}>{t(($) => $.summary)}</h2>
      <ol className={stack({ gap: '3' })}>
        {steps.map((each) => {
          const said = lines[each]
          return (
            <li key={each} className={stack({ gap: '0.5' })}>
              <span className={css({ display: 'flex', gap: '1.5', alignItems: 'center' })}>
                {each === step || values.kind === null ? (
                  <span className={quiet}>{t(($) => $.step[each])}</span>
                ) : (
                  <button type="button" className={link()} onClick={() => onGo(each)}>
                    {t(($) => $.step[each])}
                  </button>
                )}
                {wrongAt(each) && (
                  <CircleAlert
                    role="img"
                    aria-label={t(($) => $.wrong.here)}
                    className={css({ width: '[14px]', height: '[14px]', color: 'text.danger' })}
                  />
                )}
              </span>
              {said.length === 0 ? (
                <span className={quiet}>{t(($) => $.nothing_yet)}</span>
              ) : (
                said.map((line) => (
                  <span key={line} className={css({ overflowWrap: 'anywhere' })}>
                    {line}
                  </span>
                ))
              )}
            </li>
          )
        })}
      </ol>
    </aside>
  )
}

/** Names that are said before the rest is counted. */
const NAMED = 3

function useLines(values: RequestValues): Record<Step, string[]> {
  const { t } = useTranslation('forms')
  const work = useTranslation('work').t
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const when = useWorkWords().when(values)
  const { kind, things, template } = values
  const some = (names: readonly string[]) => {
    const shown = names.slice(0, NAMED)
    const rest = names.length - shown.length
    if (names.length === 0) return []
    return [
      rest === 0
        ? formatList(language, shown)
        : t(($) => $.and_more, { names: shown.join(', '), count: rest }),
    ]
  }
  const placed = things.flatMap(({ to }) => (to === null ? [] : [placeWords({ ...to, position: null })]))
  const isSaid = (thing: Thing) =>
    Object.keys(thing.changes).length > 0 || thing.to_status !== null || thing.replacement !== null
  const changed = things.filter(isSaid).length
  return {
    kind: [
      ...(kind === null ? [] : [work(($) => $.kind[kind])]),
      ...(template ? [template.name] : []),
      ...(values.is_fault ? [t(($) => $.kind.fault_label)] : []),
    ],
    what: some(things.map(thingName)),
    where: [
      ...some([...new Set(placed)]),
      ...(placed.length > 0 && placed.length < things.length
        ? [t(($) => $.placed, { count: things.length, placed: placed.length })]
        : []),
    ],
    changes: changed === 0 ? [] : [t(($) => $.changed, { count: things.length, changed })],
    procedure:
      values.procedure.length === 0 ? [] : [t(($) => $.procedure.count, { count: values.procedure.length })],
    when: [
      ...(values.title.trim() ? [values.title.trim()] : []),
      ...(when === null ? [] : [when]),
      ...some([values.assignee?.name, values.team?.name].filter((name) => name !== undefined)),
      ...(when === null && values.title.trim() === '' && values.assignee === null
        ? []
        : [`${fields(($) => $.asset.priority)}: ${fields(($) => $.priority[values.priority])}`]),
    ],
    check: [],
  }
}
