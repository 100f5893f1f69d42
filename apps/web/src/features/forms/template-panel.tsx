import { WorkTemplate, type WorkTemplateInput } from '@plenum/domain/work-template'
import { useTranslation } from '@plenum/i18n/react'
import * as Sheet from '@plenum/ui/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { freshAfter, savedOf, type Saved } from '#app/form/saved.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { notify } from '#app/notices/notify.ts'
import { api, workQueries } from '#app/work/queries.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateView } from './template-view.tsx'
import { NEW } from './templates-search.ts'

interface TemplatePanelProps {
  templates: readonly WorkTemplate[]
  open: string | undefined
  canWrite: boolean
  onOpen: (id: string | undefined) => void
}

/** The open template over its list: to be changed by who may, to be read by others. */
export function TemplatePanel({ templates, open, canWrite, onOpen }: TemplatePanelProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useRef<FormHandle>(null)
  // while the sheet slides away it still shows what it showed
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  const template = templates.find(({ id }) => id === last) ?? null
  const isNew = last === NEW
  const refresh = () => queryClient.invalidateQueries({ queryKey: workQueries.templates().queryKey })
  const save = async (seen: WorkTemplate | null, input: WorkTemplateInput): Promise<Saved<WorkTemplate>> => {
    const call = seen ? api.templates.update(seen, input) : api.templates.create(input)
    const ended = await savedOf(WorkTemplate, call)
    if (ended.at === 'saved')
      void notify({ type: 'success', title: t(($) => $.templates.saved), message: ended.record.name })
    return freshAfter(ended, refresh)
  }
  // leaves the form without asking: everything typed is kept or meant to go
  const leave = () =>
    void navigate({ to: '/app/forms/templates', search: {}, replace: true, ignoreBlocker: true })
  const gone = () => {
    leave()
    return refresh()
  }
  return (
    <Sheet.Root open={open !== undefined} onOpenChange={(change) => !change.open && onOpen(undefined)}>
      <Sheet.Content>
        <Sheet.Header
          title={isNew ? t(($) => $.templates.add) : (template?.name ?? t(($) => $.templates.one))}
          closeLabel={common(($) => $.actions.close)}
          {...(template && canWrite && { actions: <DeleteTemplate template={template} onGone={gone} /> })}
        />
        {(template || isNew) && canWrite && (
          <>
            <TemplateForm
              key={last}
              template={template}
              ref={form}
              onSave={save}
              onSaved={leave}
              onDiscard={leave}
            />
            <ConfirmLeave
              isUnsaved={() => form.current?.isUnsaved() ?? false}
              leaves={({ current, next }) =>
                current.pathname !== next.pathname ||
                JSON.stringify(current.search) !== JSON.stringify(next.search)
              }
              onSave={() => form.current?.save() ?? Promise.resolve(false)}
            />
          </>
        )}
        {template && !canWrite && <TemplateView template={template} />}
        {!template && !isNew && (
          <Sheet.Body>
            <p>{t(($) => $.templates.gone)}</p>
          </Sheet.Body>
        )}
      </Sheet.Content>
    </Sheet.Root>
  )
}
