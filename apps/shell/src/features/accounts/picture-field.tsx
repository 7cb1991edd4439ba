import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Upload } from '#icons'
import { type ChangeEvent, useRef } from 'react'
import styled from 'styled-components'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PersonPicture } from '../../ui/brand/person-picture.tsx'
import { checkPicture, pictureTypes } from './picture-check.ts'
import { useUploadPicture } from './queries.ts'

/** The person's picture and a button that replaces it. It is saved as soon as it is chosen. */
export function PictureField({ user }: { user: User }) {
  const chooser = useRef<HTMLInputElement>(null)
  const showToast = useToast()
  const upload = useUploadPicture()
  const refuse = (title: string, description: string) => showToast({ title, description, tone: 'destructive' })

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Emptied, so that the same file can be chosen again after it was changed.
    currentTarget.value = ''
    if (!file) return
    const problem = checkPicture(file)
    if (problem) return refuse(problem.title, problem.text)
    upload.mutate(file, {
      onSuccess: () => showToast({ title: t`Profile picture updated successfully`, tone: 'success' }),
      onError: (error) =>
        refuse(t`Upload Failed`, (error instanceof ApiError && error.text) || t`Failed to upload profile picture`),
    })
  }

  return (
    <Row>
      <PersonPicture user={user} size={72} />
      <div>
        <Button
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
          busy={upload.isPending}
          busyText={t`Uploading...`}
          onClick={() => chooser.current?.click()}
        >
          <Trans>Upload picture</Trans>
        </Button>
        <p>
          <Trans>JPEG, PNG, GIF or WebP, up to 5 MB.</Trans>
        </p>
      </div>
      <input ref={chooser} type="file" accept={pictureTypes} hidden aria-label={t`Profile picture`} onChange={choose} />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  p {
    margin-block-start: ${token.space[1]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
