import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink, Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { copyText } from '../../kit/copy-text.ts'
import { useToast } from '../../kit/toast.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextArea, TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { media } from '../../kit/ui/shapes.ts'
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
          <Trans>Nobody else can watch this video at the moment. A new link is another one than before.</Trans>
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
            <Trans>Make a link</Trans>
          </Button>
        </Line>
      </>
    )
  return (
    <Parts>
      {link.qrSvg && <LinkCode svg={link.qrSvg} fileName={`${title} QR`} />}
      <div>
        <Copied label={t`Link`} text={link.shareUrl} />
        <Copied label={t`Code for a website`} text={link.embedCode ?? ''} isLong />
        <Line>
          <LinkButton
            variant="secondary"
            href={link.shareUrl}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            <Trans>Open the page</Trans>
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
    else toast({ title: t`Your browser did not let us copy. Mark the text and copy it yourself.` })
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
      onSuccess: () => toast({ title: t`The link no longer works`, tone: 'success' }),
      onError: () =>
        toast({ title: t`Error`, description: t`The link could not be ended. Try again.`, tone: 'destructive' }),
      onSettled: () => setAsked(false),
    })
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        <Trans>End the link</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        title={t`End this link?`}
        text={t`Whoever has it finds nothing any more, at once and for ever. What was counted and asked stays.`}
        confirmText={t`End the link`}
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
