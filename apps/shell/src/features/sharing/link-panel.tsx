import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink, Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { copyText } from '../../lib/text/copy-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../ui/forms/inputs.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { LinkCode } from './link-code.tsx'
import { useLinkActions } from './queries.ts'

/** The link to pass on, as text, as a drawing for telephones, and as code for other sites; and its end. */
export function LinkPanel({ of: { id, title }, link }: { of: Pick<Video, 'id' | 'title'>; link: ShareLink }) {
  const { share } = useLinkActions(id)
  const { t } = useLingui()
  const toast = useToast()
  if (!link.shareUrl)
    return (
      <>
        <Note>
          <Trans>Sharing is off. A new link will have a different address.</Trans>
        </Note>
        <Line>
          <Button
            busy={share.isPending}
            busyText={t`One moment...`}
            onClick={() =>
              share.mutate(undefined, {
                onError: () =>
                  toast({ title: t`Error`, description: t`Failed to generate share link`, tone: 'destructive' }),
              })
            }
          >
            <Trans>Create link</Trans>
          </Button>
        </Line>
      </>
    )
  return (
    <Parts>
      {link.qrSvg && <LinkCode svg={link.qrSvg} fileName={`${title} QR`} />}
      <div>
        <Copied label={t`Link`} text={link.shareUrl} />
        <Copied label={t`Embed code`} text={link.embedCode ?? ''} isLong />
        <Line>
          <LinkButton
            variant="secondary"
            href={link.shareUrl}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            <Trans>Open page</Trans>
          </LinkButton>
          <Revoke id={id} />
        </Line>
      </div>
    </Parts>
  )
}

function Copied({ label, text, isLong = false }: { label: string; text: string; isLong?: boolean }) {
  const { t } = useLingui()
  const toast = useToast()
  const copy = async () => {
    if (await copyText(text)) toast({ title: t`Copied`, tone: 'success' })
    else toast({ title: t`Couldn’t copy. Select the text and copy it manually.` })
  }
  return (
    <Pair $isLong={isLong}>
      <Field label={label}>
        {isLong ? <TextArea readOnly dir="ltr" rows={3} value={text} /> : <TextInput readOnly dir="ltr" value={text} />}
      </Field>
      <Button variant="secondary" onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
    </Pair>
  )
}

function Revoke({ id }: { id: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { revoke } = useLinkActions(id)
  const [isAsked, setAsked] = useState(false)
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => toast({ title: t`Link turned off`, tone: 'success' }),
      onError: () =>
        toast({ title: t`Error`, description: t`Couldn’t turn off the link. Try again.`, tone: 'destructive' }),
      onSettled: () => setAsked(false),
    })
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        <Trans>Turn off link</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        title={t`Turn off this link?`}
        text={t`The link stops working for everyone, permanently. Analytics and questions stay.`}
        confirmText={t`Turn off link`}
        busy={revoke.isPending}
        danger
      />
    </>
  )
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[5]};
  > div:last-child {
    flex: 1 1 280px;
    display: grid;
    gap: ${token.space[4]};
  }
`
/* On phones a long text has the whole width to be read in, and its button below. */
const Pair = styled.div<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[2]};
  ${media.phone} {
    grid-template-columns: ${({ $isLong }) => ($isLong ? 'minmax(0, 1fr)' : undefined)};
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
