import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { uploadBytesMax } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { RequiredCheckbox } from '../../ui/forms/required-checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useMakeTwin } from './use-make-twin.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

/** A recording of oneself, its name and the consent of whoever is seen in it. */
export function TwinForm() {
  const chooser = useRef<HTMLInputElement>(null)
  const showToast = useToast()
  const [file, setFile] = useState<File>()
  const refuse = (description: string) => showToast({ title: t`Upload Failed`, description, tone: 'destructive' })
  const twin = useMakeTwin({
    onDone() {
      setFile(undefined)
      showToast({ title: t`We have your recording and are creating your twin.`, tone: 'success' })
    },
    onRefused: (error) => refuse(problemOr(error, t`The connection was lost. Try again.`)),
  })

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!chosen) return
    if (chosen.size > uploadBytesMax.footage) return refuse(t`The recording is larger than 500 MB. Use a shorter one.`)
    setFile(chosen)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (file) void twin.submit({ file, name }).then(() => form.reset())
  }
  const percent = Math.round(twin.share * 100)

  return (
    <Form onSubmit={submit} aria-labelledby="twin-form">
      <h2 id="twin-form">
        <Trans>Your recording</Trans>
      </h2>
      <Note>
        <Trans>
          Videos show your recording in a frame, with captions and a voice. Lip sync requires a photorealistic provider.
        </Trans>
      </Note>
      <Choice>
        <Button
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
          disabled={twin.isPending}
          onClick={() => chooser.current?.click()}
        >
          <Trans>Choose recording</Trans>
        </Button>
        <p>{file ? <bdi>{file.name}</bdi> : <Trans>MP4, MOV or WebM, 5 seconds to 5 minutes, up to 500 MB.</Trans>}</p>
      </Choice>
      <input ref={chooser} type="file" accept="video/*" hidden aria-label={t`Recording`} onChange={choose} />
      <Field label={t`Twin name`}>
        <TextInput name="name" dir="auto" required maxLength={60} disabled={twin.isPending} />
      </Field>
      <RequiredCheckbox
        name="consent"
        disabled={twin.isPending}
        label={t`I’m the person in this recording, or that person has agreed to its use in videos.`}
      />
      {twin.isPending && (
        <Choice>
          <ProgressBar value={percent} label={t`Upload`} />
          <p>{t`${percent}% uploaded`}</p>
        </Choice>
      )}
      <Button type="submit" disabled={!file} busy={twin.isPending} busyText={t`Uploading...`}>
        <Trans>Create my twin</Trans>
      </Button>
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 560px;
  > button {
    justify-self: start;
  }
`
const Choice = styled.div`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
`
