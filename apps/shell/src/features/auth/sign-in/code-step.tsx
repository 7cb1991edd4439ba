import { Trans } from '@lingui/react/macro'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { CodeField } from './code-field.tsx'

/** The second step of signing in, in the form of the first, which keeps the password in its own field. */
export function CodeStep({ error, onBack }: { error: unknown; onBack: () => void }) {
  return (
    <>
      <p role="status">
        <Trans>
          One more step: confirm it’s you. <TextButton onClick={onBack}>Not you?</TextButton>
        </Trans>
      </p>
      <CodeField error={error} />
    </>
  )
}
