import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import styled from 'styled-components'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import type { OpenVideo } from './open-video.ts'

/** The link, the code that other sites embed, and a drawing that a telephone reads. A dialog of the browser itself. */
export function ShareSheet({ page }: { page: OpenVideo }) {
  const { t } = useLingui()
  const copied = t`Copied`
  return (
    <Sheet data-share-sheet aria-labelledby="share">
      <form method="dialog">
        <h2 id="share">
          <Trans>Share this video</Trans>
        </h2>
        <IconButton label={t`Close`} type="submit">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </form>
      <Parts>
        <Code role="img" aria-label={t`QR code for the link`} dangerouslySetInnerHTML={{ __html: page.qrSvg }} />
        <div>
          <Field label={t`Link`}>
            <TextInput readOnly dir="ltr" value={page.url} data-link />
          </Field>
          <Button variant="secondary" data-copy-link data-done={copied}>
            <span data-label>
              <Trans>Copy link</Trans>
            </span>
          </Button>
        </div>
      </Parts>
      <Field label={t`Embed on a website`} hint={t`Paste this code where you want the video to appear.`}>
        <TextArea readOnly dir="ltr" rows={4} value={page.embedCode} data-embed-code />
      </Field>
      <Button variant="secondary" data-copy-embed data-done={copied}>
        <span data-label>
          <Trans>Copy code</Trans>
        </span>
      </Button>
    </Sheet>
  )
}

const Sheet = styled.dialog`
  inline-size: min(560px, calc(100vw - 32px));
  margin: auto;
  padding: ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  color: ${token.text};
  box-shadow: ${token.shadow3};
  &[open] {
    display: grid;
    gap: ${token.space[4]};
  }
  &::backdrop {
    background: ${token.scrim};
  }
  > form {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  textarea {
    font-size: ${token.fontSize.small};
  }
  ${media.phone} {
    inline-size: 100%;
    max-inline-size: 100%;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[5]};
  > div:last-child {
    flex: 1 1 220px;
    display: grid;
    gap: ${token.space[3]};
  }
`
const Code = styled.div`
  inline-size: 148px;
  block-size: 148px;
  overflow: hidden;
  border-radius: ${token.radius.control};
`
