import { FIRST_NOMENCLATURES, type Nomenclature } from '@plenum/domain/nomenclature'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { EmptyState } from '@plenum/ui/empty-state'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, nomenclatureQueries } from './queries.ts'

interface FirstTemplateProps {
  entity: Nomenclature['entity']
  canWrite: boolean
}

/** Places whose codes follow no template yet, and the way to the first one. */
export function FirstTemplate({ entity, canWrite }: FirstTemplateProps) {
  const { t } = useTranslation('nomenclature')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { scope, ...first } = FIRST_NOMENCLATURES[entity]
      await api.nomenclatures.create({ ...first, scope: [...scope] })
      await queryClient.invalidateQueries({ queryKey: nomenclatureQueries.all() })
    },
    onSuccess: () =>
      void notify({ type: 'success', title: t(($) => $.added), message: t(($) => $.entity[entity]) }),
    onError: (error) =>
      void notify({ type: 'error', title: t(($) => $.add_failed), message: errorWords(error) }),
  })
  return (
    <Card>
      <EmptyState
        icon={<Hash />}
        title={t(($) => $.no_template_title, { entity: t(($) => $.entity[entity]) })}
        actions={
          canWrite && (
            <Button tone="primary" loading={isPending} onClick={() => mutate()}>
              {t(($) => $.make)}
            </Button>
          )
        }
      >
        {t(($) => $.no_template)}
      </EmptyState>
    </Card>
  )
}
