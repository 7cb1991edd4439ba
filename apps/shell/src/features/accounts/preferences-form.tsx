import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Language, Profile } from '@vitrine/contract'
import type { SyntheticEvent } from 'react'
import { useBoot } from '../../lib/boot/boot.ts'
import { hasOwnDigits } from './own-digits.ts'
import { type ThemeMode, useThemeMode } from '../../lib/brand/theme.tsx'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { LanguageOptions } from '../../ui/forms/language-options.tsx'
import { useChangeProfile } from '../../lib/session/profile.ts'
import { speakFromNowOn } from '../../lib/i18n/language-choice.ts'
import { fieldFault } from '../../lib/forms/problems.ts'
import { SettingsCard, SettingsForm } from '../../ui/layout/settings-card.tsx'
import { timeZoneChoices } from './time-zones.ts'

/** A form of the person's preferences, which apply on every device. */
export function PreferencesForm({ profile }: { profile: Profile }) {
  const [mode, setMode] = useThemeMode()
  const showToast = useToast()
  const change = useChangeProfile()
  const { language } = useBoot()

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { theme, ...others } = readForm(event.currentTarget)
    change.mutate(
      { ...others, theme: theme === 'system' ? null : theme },
      {
        onSuccess: () => {
          setMode(theme)
          if (others.language !== profile.language) return speakFromNowOn(others.language)
          showToast({ title: t`Preferences saved`, description: t`Used on all your devices.`, tone: 'success' })
        },
        onError: () =>
          showToast({
            title: t`Update failed`,
            description: t`Couldn’t save your preferences. Please try again.`,
            tone: 'destructive',
          }),
      },
    )
  }

  return (
    <SettingsCard title={t`Preferences`} text={t`Saved to your account and used on all your devices.`}>
      <SettingsForm onSubmit={submit}>
        <Field
          label={t`Language`}
          error={fieldFault(change.error, 'language')}
          hint={t`Changes apply to this browser right away.`}
        >
          <Select name="language" defaultValue={profile.language ?? ''}>
            <option value="">{t`Browser language`}</option>
            <LanguageOptions />
          </Select>
        </Field>
        <Field
          label={t`Time zone`}
          error={fieldFault(change.error, 'timeZone')}
          hint={t`Dates and times use this time zone.`}
        >
          <Select name="timeZone" defaultValue={profile.timeZone ?? ''}>
            {timeZoneChoices(profile.timeZone).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {hasOwnDigits(language) && (
          <Field label={t`Number format`} error={fieldFault(change.error, 'digits')}>
            <Select name="digits" defaultValue={profile.digits ?? ''}>
              <option value="">{t`Language default`}</option>
              <option value="latin">{'1 2 3'}</option>
            </Select>
          </Field>
        )}
        <Field label={t`Theme`} error={fieldFault(change.error, 'theme')}>
          {/* The switch in the bar changes them too. */}
          <Select key={mode} name="theme" defaultValue={mode}>
            <option value="system">{t`Same as system`}</option>
            <option value="light">{t({ message: 'Light', comment: 'Light colours' })}</option>
            <option value="dark">{t({ message: 'Dark', comment: 'Dark colours' })}</option>
          </Select>
        </Field>
        <Button type="submit" busy={change.isPending} busyText={t`Saving...`}>
          <Trans>Save preferences</Trans>
        </Button>
      </SettingsForm>
    </SettingsCard>
  )
}

function readForm(form: HTMLFormElement) {
  const typed = new FormData(form)
  return {
    language: (typed.get('language') || null) as Language | null,
    timeZone: (typed.get('timeZone') || null) as string | null,
    theme: typed.get('theme') as ThemeMode,
    // Shown only for languages with digits of their own.
    ...(typed.has('digits') ? { digits: (typed.get('digits') || null) as Profile['digits'] } : {}),
  }
}
