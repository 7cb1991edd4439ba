import { t } from '@lingui/core/macro'
import { SettingsCard } from '../../ui/layout/settings-card.tsx'
import { GlossaryPanel } from './glossary-panel.tsx'

/** The person's own terms, among the settings. */
export function GlossaryCard() {
  return (
    <SettingsCard title={t`Glossary`} text={t`How names and terms are pronounced and translated in your videos.`}>
      <GlossaryPanel kind="own" />
    </SettingsCard>
  )
}
