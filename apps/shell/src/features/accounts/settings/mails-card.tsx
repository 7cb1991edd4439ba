import { t } from '@lingui/core/macro'
import type { MailKind, Profile } from '@vitrine/contract'
import { useToast } from '../../../kit/toast.ts'
import { Switch } from '../../../kit/ui/switch.tsx'
import { useChangeProfile } from './profile-queries.ts'
import { SettingsCard } from './settings-card.tsx'

/** Which mails somebody wants. What concerns the account and money cannot be switched off. */
export function MailsCard({ profile: { mailsOff } }: { profile: Profile }) {
  const showToast = useToast()
  const change = useChangeProfile()
  const kinds: [MailKind, string, string][] = [
    ['videos', t`Finished videos`, t`When your videos are ready or could not be finished.`],
    ['credits', t`Low credits`, t`When they fall below the limit that you chose under Billing.`],
    ['leads', t`Questions of viewers`, t`When somebody writes to you on the page of a video.`],
  ]

  function choose(kind: MailKind, isOn: boolean) {
    const others = mailsOff.filter((one) => one !== kind)
    change.mutate(
      { mailsOff: isOn ? others : [...others, kind] },
      {
        onError: () =>
          showToast({
            title: t`Update Failed`,
            description: t`Failed to save your preferences. Please try again.`,
            tone: 'destructive',
          }),
      },
    )
  }

  return (
    <SettingsCard title={t`Mails`} text={t`About your account and your payments we always write.`}>
      <div>
        {kinds.map(([kind, name, text]) => (
          <Switch
            key={kind}
            label={name}
            text={text}
            on={!mailsOff.includes(kind)}
            disabled={change.isPending}
            onChange={(isOn) => choose(kind, isOn)}
          />
        ))}
      </div>
    </SettingsCard>
  )
}
