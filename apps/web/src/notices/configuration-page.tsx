import { createI18n, currentLanguage, loadWords } from '@plenum/i18n/create-i18n'
import { SpeechProvider, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { Logo } from '@plenum/ui/logo'
import { center, hstack, stack } from '@plenum/ui/patterns'
import { createRoot } from 'react-dom/client'
import type { EnvError, EnvProblem } from '#app/read-env.ts'

/** What of the configuration is missing or wrong, each with what it has to be. */
export function ConfigurationPage({ problems }: { problems: readonly EnvProblem[] }) {
  const { t } = useTranslation('configuration')
  return (
    <main className={center({ minHeight: 'screen', p: '4' })}>
      <div role="alert" className={stack({ gap: '5', width: 'full', maxWidth: 'dialog' })}>
        <Logo size="lg" />
        <div className={stack({ gap: '1.5' })}>
          <h1 className={css({ textStyle: 'title' })}>{t(($) => $.title)}</h1>
          <p className={css({ color: 'text.muted' })}>{t(($) => $.text)}</p>
        </div>
        <Card>
          <dl className={stack({ gap: '5' })}>
            {problems.map(({ variable, kind }) => (
              <div key={variable} className={stack({ gap: '1' })}>
                <dt className={hstack({ gap: '2', flexWrap: 'wrap' })}>
                  <code className={css({ textStyle: 'code' })}>{variable}</code>
                  <Badge tone="warning">{t(($) => $[kind])}</Badge>
                </dt>
                <dd className={css({ color: 'text.muted' })}>{t(($) => $.expected[variable])}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </main>
  )
}

/** Shows it in place of the application; nothing else of it can run. */
export async function showConfigurationError(root: HTMLElement, error: EnvError) {
  const i18n = await createI18n()
  await loadWords(i18n, 'configuration')
  document.documentElement.lang = currentLanguage(i18n)
  createRoot(root).render(
    <SpeechProvider i18n={i18n}>
      <ConfigurationPage problems={error.problems} />
    </SpeechProvider>,
  )
}
