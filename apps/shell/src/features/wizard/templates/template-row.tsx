import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Undo2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import type { WizardDraft } from '../wizard.ts'
import { LinkChip } from './link-chip.tsx'
import { templateScript, templatesFor } from './templates.ts'
import type { TemplateName } from './template-names.ts'

interface TemplateRowProps extends Pick<WizardDraft, 'script' | 'language'> {
  onScript: (script: string) => void
}

/** Scripts to begin with. The previous text can be restored until something else is typed. */
export function TemplateRow({ script, language, onScript }: TemplateRowProps) {
  const { vertical } = useBoot()
  const { t } = useLingui()
  const [taken, setTaken] = useState<{ before: string; now: string }>()
  const take = async (name: TemplateName) => {
    const now = await templateScript(name, language)
    setTaken({ before: script, now })
    onScript(now)
  }
  const isFresh = taken?.now === script
  if (script.trim() !== '' && !isFresh) return null
  return (
    <Row aria-label={t`Start from a template`}>
      <span>
        <Trans>Start with</Trans>
      </span>
      {templatesFor(vertical).map(({ name, label }) => (
        <Chip key={name} onClick={() => void take(name)}>
          {label}
        </Chip>
      ))}
      <LinkChip />
      {isFresh && taken.before.trim() !== '' && (
        <TextButton onClick={() => onScript(taken.before)}>
          <Undo2 size={16} aria-hidden="true" /> <Trans>Undo</Trans>
        </TextButton>
      )}
    </Row>
  )
}

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
