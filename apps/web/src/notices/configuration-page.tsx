import { createI18n, loadWords } from '@plenum/i18n/create-i18n'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { ErrorState } from '@plenum/ui/error-state'
import { center } from '@plenum/ui/patterns'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { EnvError, EnvProblem } from '#app/env.ts'

/** What of the configuration is missing or wrong, each with what it has to be. */
export function ConfigurationPage({ problems }: { problems: readonly EnvProblem[] }) {
  const { t } = useTranslation('configuration')
  return (
    <main className={center({ minHeight: 'screen', p: '4' })}>
      <ErrorState scope="page" title={t(($) => $.title)}>
        <p>{t(($) => $.text)}</p>
        <DefinitionList>
          {problems.map(({ variable, kind }) => (
            <Definition key={variable} term={variable}>
              {t(($) => $[kind])}. {t(($) => $.expected[variable])}
            </Definition>
          ))}
        </DefinitionList>
      </ErrorState>
    </main>
  )
}

/** Shows it in place of the application; nothing else of it can run. */
export async function showConfigurationError(root: HTMLElement, error: EnvError) {
  const i18n = await createI18n()
  await loadWords(i18n, 'configuration')
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <ConfigurationPage problems={error.problems} />
    </I18nextProvider>,
  )
}
