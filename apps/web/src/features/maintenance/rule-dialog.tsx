import { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#app/form/form-dialog.tsx'
import { theirsIn } from '#app/form/saved.ts'
import { refusalAt } from '#app/form/server-errors.ts'
import { refusalOf } from '#app/form/use-sending.ts'
import { notify } from '#app/notices/notify.ts'
import { useTypeName } from '#app/page/type-name.ts'
import { api, choiceQueries, maintenanceQueries } from './queries.ts'
import { blankRule, draftOf, fieldOf, inputOf, type RuleDraft } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'

interface RuleDialogProps {
  /** Undefined for a new one. */
  rule?: MaintenanceRule | undefined
  onClose: () => void
}

/** A rule is written, or written anew. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('maintenance')
  const typeName = useTypeName()
  const queryClient = useQueryClient()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const types = useQuery(choiceQueries.types())
  const [seen, setSeen] = useState(rule)
  const refresh = () => queryClient.invalidateQueries({ queryKey: maintenanceQueries.all() })
  const save = async (draft: RuleDraft) => {
    const input = inputOf(draft)
    const saved = await (seen === undefined ? api.create(input) : api.update(seen, input))
    await refresh()
    onClose()
    void notify({ type: 'success', title: t(($) => $.rule.saved, { name: saved.name }) })
  }
  const nameOf = (code: string) => {
    const type = types.data?.find((each) => each.code === code)
    return type ? typeName(type) : code
  }
  const names = { typeName: nameOf, placeGone: t(($) => $.form.place_gone) }
  if (rule !== undefined && types.isPending) return null
  return (
    <FormDialog
      title={rule === undefined ? t(($) => $.rule.new) : t(($) => $.rule.edit_title, { name: rule.name })}
      onClose={onClose}
    >
      <RuleForm
        blank={rule === undefined ? blankRule(today) : draftOf(rule, names)}
        submit={t(($) => (rule === undefined ? $.form.create : $.form.save))}
        onSend={async (draft, lay) => {
          const refused = await refusalOf(save(draft))
          const theirs = theirsIn(MaintenanceRule, refused)
          if (seen && theirs) {
            // sent again, it is what they made of it that is changed
            lay(draftOf(seen, names), draftOf(theirs, names))
            setSeen(theirs)
            void refresh()
          }
          return refused && refusalAt(refused, fieldOf)
        }}
      />
    </FormDialog>
  )
}
