import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { uploadBytesMax } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Checkbox } from '../../kit/ui/checkbox.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { ProgressBar } from '../../kit/ui/progress-bar.tsx'
import { useMakeTwin } from './use-make-twin.ts'

/** A recording of oneself, its name and the consent of whoever is seen in it. */
export function TwinForm() {
  const chooser = useRef<HTMLInputElement>(null)
  const showToast = useToast()
  const [file, setFile] = useState<File>()
  const refuse = (description: string) => showToast({ title: t`Upload Failed`, description, tone: 'destructive' })
  const twin = useMakeTwin({
    onDone() {
      setFile(undefined)
      showToast({ title: t`Your recording is here. Your twin is being made.`, tone: 'success' })
    },
    onRefused: (error) => refuse(refusalOr(error, t`The line broke. Try again.`)),
  })

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!chosen) return
    if (chosen.size > uploadBytesMax.footage) return refuse(t`The recording is larger than 500 MB. Make it shorter.`)
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
        <Trans>Your own recording</Trans>
      </h2>
      <Note>
        <Trans>
          Films show your recording in the arch, with captions and a voice. Your lips do not follow the words: that
          takes a photoreal provider.
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
        <p>
          {file ? <bdi>{file.name}</bdi> : <Trans>MP4, MOV or WebM, 5 seconds to 5 minutes, at most 500 MB.</Trans>}
        </p>
      </Choice>
      <input ref={chooser} type="file" accept="video/*" hidden aria-label={t`Recording`} onChange={choose} />
      <Field label={t`Name of your twin`}>
        <TextInput name="name" dir="auto" required maxLength={60} disabled={twin.isPending} />
      </Field>
      <Checkbox
        name="consent"
        required
        disabled={twin.isPending}
        label={t`The person in this recording is me, or has agreed that videos are made with it.`}
      />
      {twin.isPending && (
        <Choice>
          <ProgressBar value={percent} label={t`Upload`} />
          <p>{t`${percent} % sent`}</p>
        </Choice>
      )}
      <Button type="submit" disabled={!file} busy={twin.isPending} busyText={t`Uploading...`}>
        <Trans>Make my twin</Trans>
      </Button>
    </Form>
  )
}

const Form = styled.form`
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
