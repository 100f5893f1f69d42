import type { TemplateProblem } from '@plenum/domain/nomenclature-template'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { hstack, stack } from '@plenum/ui/patterns'

interface TemplateProblemsProps {
  text: string
  problems: readonly TemplateProblem[]
  /** Leads to the characters that a problem is about. */
  onShow: (from: number, to: number) => void
}

/** What is wrong with a template, each with the way to its place. */
export function TemplateProblems({ text, problems, onShow }: TemplateProblemsProps) {
  const { t } = useTranslation('nomenclature')
  return (
    <Alert tone="error" live>
      <ul className={stack({ gap: '2' })}>
        {problems.map(({ fault, from, to }) => (
          <li key={`${fault} ${from}`} className={hstack({ gap: '2', flexWrap: 'wrap' })}>
            {/* braces would be taken for a value to fill in */}
            <span>{t(($) => $.fault[fault], { text: text.slice(from, to) })}</span>
            {to - from < text.length && (
              <Button size="compact" onClick={() => onShow(from, to)}>
                {t(($) => $.show_fault)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
