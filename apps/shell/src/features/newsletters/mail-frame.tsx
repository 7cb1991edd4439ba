import { Trans, useLingui } from '@lingui/react/macro'
import type { Newsletter } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { previewAddress } from './queries.ts'

/** The mail as its receivers see it, drawn by the core itself. */
export function MailFrame({ newsletter }: { newsletter: Newsletter | undefined }) {
  const { t } = useLingui()
  return (
    <Window>
      <header>
        <Trans>Preview</Trans>
      </header>
      {newsletter ? (
        <iframe title={t`Email preview`} sandbox="" src={previewAddress(newsletter.id, newsletter.changedAt)} />
      ) : (
        <p>
          <Trans>Start writing to see a branded preview here.</Trans>
        </p>
      )}
    </Window>
  )
}

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  header {
    padding: ${token.space[2]} ${token.space[4]};
    border-block-end: 1px solid ${token.border};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 560px;
    border: 0;
  }
  p {
    display: grid;
    place-items: center;
    min-block-size: 320px;
    padding: ${token.space[5]};
    text-align: center;
    color: ${token.textMuted};
  }
`
