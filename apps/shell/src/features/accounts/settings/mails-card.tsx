import { t } from '@lingui/core/macro'
import type { MailKind, Profile } from '@vitrine/contract'
import { useBoot } from '../../../kit/boot.ts'
import { formatDate } from '../../../kit/format.ts'
import { useToast } from '../../../kit/toast.ts'
import { Switch } from '../../../kit/ui/switch.tsx'
import { useChangeProfile } from './profile-queries.ts'
import { SettingsCard } from './settings-card.tsx'

/** What is told of somebody's own things, unless they say no. Newsletters need a yes. */
type Notice = Exclude<MailKind, 'newsletter'>

/** Which mails somebody wants. What concerns the account and money cannot be switched off. */
export function MailsCard({ profile: { mailsOff, newsletterSince } }: { profile: Profile }) {
  const showToast = useToast()
  const change = useChangeProfile()
  const { companyName } = useBoot().brand
  const notices = mailsOff.filter((kind): kind is Notice => kind !== 'newsletter')
  const kinds: [Notice, string, string][] = [
    ['videos', t`Finished videos`, t`When your videos are ready or could not be finished.`],
    ['credits', t`Low credits`, t`When they fall below the limit that you chose under Billing.`],
    ['leads', t`Questions of viewers`, t`When somebody writes to you on the page of a video.`],
  ]
  const day = newsletterSince && formatDate(newsletterSince)

  function choose(kind: Notice, isOn: boolean) {
    const others = notices.filter((one) => one !== kind)
    save({ mailsOff: isOn ? others : [...others, kind] })
  }

  function save(wanted: Parameters<typeof change.mutate>[0]) {
    const onError = () =>
      showToast({
        title: t`Update Failed`,
        description: t`Failed to save your preferences. Please try again.`,
        tone: 'destructive',
      })
    change.mutate(wanted, { onError })
  }

  return (
    <SettingsCard title={t`Mails`} text={t`About your account and your payments we always write.`}>
      <div>
        {kinds.map(([kind, name, text]) => (
          <Switch
            key={kind}
            label={name}
            text={text}
            on={!notices.includes(kind)}
            disabled={change.isPending}
            onChange={(isOn) => choose(kind, isOn)}
          />
        ))}
        <Switch
          label={t`Newsletters`}
          text={
            day
              ? t`News from ${companyName}. You agreed on ${day}.`
              : t`News from ${companyName}, once your address is confirmed.`
          }
          on={newsletterSince !== null}
          disabled={change.isPending}
          onChange={(newsletter) => save({ newsletter })}
        />
      </div>
    </SettingsCard>
  )
}
