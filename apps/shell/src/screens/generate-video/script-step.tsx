import { t } from '@lingui/core/macro'
import { SpeakingPresenter } from '../../features/scripts/preview/speaking-presenter.tsx'
import { BasicsFields } from '../../features/wizard/basics-fields.tsx'
import { TemplateRow } from '../../features/wizard/templates/template-row.tsx'
import type { StepParts } from '../../features/wizard/wizard-step.tsx'
import { CursorTools } from './cursor-tools.tsx'
import { ScriptEditor } from './script-editor.tsx'
import type { StepSources } from './step.ts'

export function scriptStep({ words, wizard, estimate, preview }: StepSources): StepParts {
  const { draft, faults, dispatch } = wizard
  return {
    title: words.scriptHeading,
    text: `${words.scriptLead} ${t`One minute is about 150 words.`}`,
    content: (
      <>
        <BasicsFields {...wizard} />
        <TemplateRow
          script={draft.script}
          language={draft.language}
          onScript={(script) => dispatch({ type: 'change', patch: { script } })}
        />
        <ScriptEditor
          scriptId={wizard.saver.id()}
          isStored={wizard.saver.version() > 0}
          label={words.scriptLabel}
          placeholder={words.scriptPlaceholder}
          script={draft.script}
          language={draft.language}
          estimate={estimate}
          error={faults.script}
          onChange={(patch) => dispatch({ type: 'change', patch })}
          onCursor={preview.setCursor}
          tools={<CursorTools {...preview} />}
        />
      </>
    ),
    side: <SpeakingPresenter {...preview} />,
  }
}
