import {
  NOTIFICATION_KINDS,
  type NotificationChannels,
  type NotificationKind,
} from '@plenum/domain/notification'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { Switch } from '@plenum/ui/switch'
import { useId } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { usePreferences } from './use-preferences.ts'

/** For each kind of thing whether one is told of it here and by mail. */
export function Preferences() {
  const { t } = useTranslation('notifications')
  const title = useId()
  const { preferences, choose } = usePreferences()
  const { data } = preferences
  return (
    <Card>
      <section id="preferences" aria-labelledby={title} className={stack({ gap: '4', scrollMarginTop: '6' })}>
        <div className={stack({ gap: '1' })}>
          <h2 id={title} className={css({ textStyle: 'heading' })}>
            {t(($) => $.preferences.title)}
          </h2>
          <p className={css({ color: 'text.muted' })}>{t(($) => $.preferences.lead)}</p>
        </div>
        {data === undefined && preferences.isError && (
          <QueryError
            title={t(($) => $.preferences.failed)}
            error={preferences.error}
            area="support"
            onRetry={() => void preferences.refetch()}
          />
        )}
        {data === undefined && !preferences.isError && <Skeleton shape="block" />}
        {data !== undefined &&
          NOTIFICATION_KINDS.map((kind) => (
            <KindChoice
              key={kind}
              kind={kind}
              channels={data[kind]}
              onChoose={(channel, isOn) => choose({ kind, channel, isOn })}
            />
          ))}
      </section>
    </Card>
  )
}

interface KindChoiceProps {
  kind: NotificationKind
  channels: NotificationChannels
  onChoose: (channel: keyof NotificationChannels, isOn: boolean) => void
}

function KindChoice({ kind, channels, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('notifications')
  const name = useId()
  const help = useId()
  const isNone = !channels.in_app && !channels.by_mail
  return (
    <div
      role="group"
      aria-labelledby={name}
      aria-describedby={help}
      className={stack({ gap: '2', borderTop: 'hairline', pt: '4', minWidth: '0' })}
    >
      <div className={stack({ gap: '0.5' })}>
        <h3 id={name} className={css({ textStyle: 'strong' })}>
          {t(($) => $.preferences.kind[kind])}
        </h3>
        <p id={help} className={css({ textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' })}>
          {t(($) => $.preferences.help[kind])}
        </p>
      </div>
      <div className={hstack({ columnGap: '6', rowGap: '1', flexWrap: 'wrap' })}>
        {(['in_app', 'by_mail'] as const).map((channel) => (
          <Switch
            key={channel}
            label={t(($) => $.preferences[channel])}
            checked={channels[channel]}
            onCheckedChange={(isOn) => onChoose(channel, isOn)}
          />
        ))}
      </div>
      <p
        role="status"
        className={css({ textStyle: 'caption', color: 'text.warning', _empty: { display: 'none' } })}
      >
        {isNone && t(($) => $.preferences.none)}
      </p>
    </div>
  )
}
