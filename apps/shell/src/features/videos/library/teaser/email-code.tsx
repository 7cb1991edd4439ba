import { Trans, useLingui } from '@lingui/react/macro'
import { problemOr } from '@vitrine/contract/client'
import { useEffect } from 'react'
import { useLinkActions, useShareLink } from '../../../../lib/sharing/share-link.ts'
import { useToast } from '../../../../lib/toast/toast.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { CopiedText } from '../../../../ui/forms/copied-text.tsx'

/** The HTML that shows a teaser in an email and leads to the share page. Email programs fetch the picture through the share link. */
export function EmailCode({ id }: { id: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { data, refetch } = useShareLink(id)
  const { share } = useLinkActions(id)
  // The cached link may be from before there was a teaser.
  useEffect(() => void refetch(), [refetch])
  if (data?.emailCode) return <CopiedText label={t`HTML for your email`} text={data.emailCode} isLong />
  if (data?.hasPassword)
    return (
      <Note>
        <Trans>The share link has a password, so email apps can’t show the GIF. Attach the file instead.</Trans>
      </Note>
    )
  if (!data || data.shareUrl) return null
  const create = () =>
    share.mutate(undefined, {
      onError: (error) =>
        toast({
          title: t`Error`,
          description: problemOr(error, t`Failed to generate share link`),
          tone: 'destructive',
        }),
    })
  return (
    <>
      <Note>
        <Trans>The HTML links to the share page. Sharing is off for this video.</Trans>
      </Note>
      <Button variant="secondary" busy={share.isPending} busyText={t`One moment...`} onClick={create}>
        <Trans>Create link and HTML</Trans>
      </Button>
    </>
  )
}
