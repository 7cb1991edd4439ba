import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../kit/toast.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextArea, TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { useLinkActions } from './queries.ts'

/** The link to pass on, as text, as a drawing for telephones, and as code for other sites; and its end. */
export function LinkPanel({ id, link }: { id: string; link: ShareLink }) {
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
      <Code role="img" aria-label={t`QR code of the link`} dangerouslySetInnerHTML={{ __html: link.qrSvg ?? '' }} />
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
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t`Copied`, tone: 'success' }),
      () => toast({ title: t`Your browser did not let us copy. Mark the text and copy it yourself.` }),
    )
  return (
    <Pair>
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
const Code = styled.div`
  inline-size: 168px;
  block-size: 168px;
  overflow: hidden;
  border-radius: ${token.radius.control};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[2]};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
