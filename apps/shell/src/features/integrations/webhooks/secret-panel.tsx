import { Trans } from '@lingui/react/macro'
import { SecretOnce } from '../../../ui/data/secret-once.tsx'

/** The signing secret of a webhook. */
export function SecretPanel({ secret, onDone }: { secret: string; onDone: () => void }) {
  const note = <Trans>Copy the secret now. It’s shown only once. Your endpoint needs it to verify signatures.</Trans>
  return <SecretOnce secret={secret} note={note} onDone={onDone} />
}
