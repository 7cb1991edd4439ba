import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink, Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ExternalLink } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useIsSupport } from '../../lib/session/session.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { CopiedText } from '../../ui/forms/copied-text.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { LinkCode } from './link-code.tsx'
import { useLinkActions } from '../../lib/sharing/share-link.ts'

/** The share link as text, QR code and embed code, with a button that turns it off. */
export function LinkPanel({ of: { id, title }, link }: { of: Pick<Video, 'id' | 'title'>; link: ShareLink }) {
  const { share } = useLinkActions(id)
  const { t } = useLingui()
  const toast = useToast()
  const isSupport = useIsSupport()
  if (!link.shareUrl && isSupport)
    return (
      <Note>
        <Trans>Share links can’t be created during a support session.</Trans>
      </Note>
    )
  if (!link.shareUrl)
    return (
      <>
        <Note>
          <Trans>Sharing is off. A new link will have a different address.</Trans>
        </Note>
        <ButtonRow>
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
        </ButtonRow>
      </>
    )
  return (
    <Parts>
      {link.qrSvg && <LinkCode svg={link.qrSvg} fileName={`${title} QR`} />}
      <div>
        <CopiedText label={t`Link`} text={link.shareUrl} />
        <CopiedText label={t`Embed code`} text={link.embedCode ?? ''} isLong />
        <ButtonRow>
          <LinkButton
            variant="secondary"
            href={link.shareUrl}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            <Trans>Open page</Trans>
          </LinkButton>
          {!isSupport && <Revoke id={id} />}
        </ButtonRow>
      </div>
    </Parts>
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
