import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { dismissCookieRefused } from './cookie-refused.ts'

/** Says once that this address cannot keep anybody signed in. */
export function CookieNotice() {
  const { t } = useTranslation('common')
  return (
    <div className={css({ p: '3' })}>
      <Alert
        tone="warning"
        live
        title={t(($) => $.session.cookie_refused)}
        actions={
          <Button size="compact" onClick={dismissCookieRefused}>
            {t(($) => $.actions.close)}
          </Button>
        }
      >
        {t(($) => $.session.cookie_refused_text)}
      </Alert>
    </div>
  )
}
