import { t } from '@lingui/core/macro'
import type { MailKind, Profile } from '@vitrine/contract'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { useChangeProfile } from '../../lib/session/profile.ts'
import { SettingsCard } from '../../ui/layout/settings-card.tsx'

/** Notices about a person's own videos and account: on unless switched off. Newsletters need consent. */
type Notice = Exclude<MailKind, 'newsletter'>

/** A person's email preferences. Emails about the account and money cannot be switched off. */
export function MailsCard({ profile: { mailsOff, newsletterSince } }: { profile: Profile }) {
  const showToast = useToast()
  const change = useChangeProfile()
  const { companyName } = useBoot().brand
  const notices = mailsOff.filter((kind): kind is Notice => kind !== 'newsletter')
  const kinds: [Notice, string, string][] = [
    ['videos', t`Finished videos`, t`When your videos are ready or fail.`],
    ['credits', t`Low credits`, t`When your balance falls below the limit you set under Billing.`],
    ['twins', t`Digital twins`, t`When a recording arrives, and when a twin is ready or needs a new recording.`],
    ['leads', t`Viewer questions`, t`When someone sends you a question from a video page.`],
  ]
  const day = newsletterSince && formatDate(newsletterSince)

  function choose(kind: Notice, isOn: boolean) {
    const others = notices.filter((one) => one !== kind)
    save({ mailsOff: isOn ? others : [...others, kind] })
  }

  function save(wanted: Parameters<typeof change.mutate>[0]) {
    // A disabled switch would lose the focus.
    if (change.isPending) return
    const onError = () =>
      showToast({
        title: t`Update failed`,
        description: t`Couldn’t save your preferences. Please try again.`,
        tone: 'destructive',
      })
    change.mutate(wanted, { onError })
  }

  return (
    <SettingsCard title={t`Email notifications`} text={t`We always email you about your account and payments.`}>
      <div>
        {kinds.map(([kind, name, text]) => (
          <Switch
            key={kind}
            label={name}
            text={text}
            on={!notices.includes(kind)}
            onChange={(isOn) => choose(kind, isOn)}
          />
        ))}
        <Switch
          label={t`Newsletters`}
          text={
            day
              ? t`News from ${companyName}. You subscribed on ${day}.`
              : t`News from ${companyName}, once you’ve confirmed your email address.`
          }
          on={newsletterSince !== null}
          onChange={(newsletter) => save({ newsletter })}
        />
      </div>
    </SettingsCard>
  )
}
