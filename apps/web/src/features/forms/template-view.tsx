import type { WorkTemplate } from '@plenum/domain/work-template'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import * as Sheet from '@plenum/ui/sheet'
import { css } from '@plenum/ui/css'
import { TEMPLATE_FIELDS, templateDraftOf } from './template-draft.ts'
import { useTemplateWords } from './use-template-words.ts'

/** What a template says, for who cannot change it. */
export function TemplateView({ template }: { template: WorkTemplate }) {
  const words = useTemplateWords()
  const draft = templateDraftOf(template)
  return (
    <Sheet.Body>
      <DefinitionList>
        {TEMPLATE_FIELDS.filter((field) => field !== 'name').map((field) => (
          <Definition key={field} term={words.label(field)}>
            <span className={css({ whiteSpace: 'pre-line' })}>{words.value(field, draft)}</span>
          </Definition>
        ))}
      </DefinitionList>
    </Sheet.Body>
  )
}
