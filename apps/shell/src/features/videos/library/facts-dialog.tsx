import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Vertical, Video, VideoChange, VideoFacts } from '@vitrine/contract'
import { type FormEvent, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FieldPair, FormStack } from '../../../ui/forms/form-stack.tsx'

interface FactsDialogProps {
  video: Video
  busy: boolean
  onSave: (change: VideoChange) => void
  onClose: () => void
}

type FactName = keyof VideoFacts

/** Edits the place and the facts that a video shows. What is spoken stays unchanged. */
export function FactsDialog({ video, busy, onSave, onClose }: FactsDialogProps) {
  const { t } = useLingui()
  const { vertical, words } = useBoot()
  const fields = fieldsOf(vertical)
  const [place, setPlace] = useState(video.propertyAddress)
  const [facts, setFacts] = useState(() => textsOf(video.metadata))
  const set = (name: FactName, text: string) => setFacts((others) => ({ ...others, [name]: text }))

  function save(event: FormEvent): void {
    event.preventDefault()
    // Facts without a field stay unchanged.
    onSave({ propertyAddress: place, metadata: { ...video.metadata, ...facts } as VideoFacts })
  }

  return (
    <Dialog open onClose={onClose} title={t`Edit price or details`} text={<bdi>{video.title}</bdi>}>
      <FormStack onSubmit={save}>
        <Field label={words.placeLabel}>
          <TextInput dir="auto" maxLength={200} value={place} onChange={({ target }) => setPlace(target.value)} />
        </Field>
        <FieldPair>
          {fields.map(({ name, label, isCount }) => (
            <Field key={name} label={label}>
              <TextInput
                dir="auto"
                maxLength={name === 'price' || name === 'area' ? 40 : 60}
                {...(isCount ? { type: 'number', min: 0, max: 99, step: 0.5, inputMode: 'decimal' as const } : {})}
                value={facts[name] ?? ''}
                onChange={({ target }) => set(name, target.value)}
              />
            </Field>
          ))}
        </FieldPair>
        <Note>
          {video.status === 'ready' ? (
            <Trans>
              The video is updated with these details for free, and its links stay the same. The speech doesn’t change.
            </Trans>
          ) : (
            <Trans>These details appear in the video. The speech doesn’t change.</Trans>
          )}
        </Note>
        <ActionRow>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" busy={busy} busyText={t`Saving...`}>
            <Trans>Save changes</Trans>
          </Button>
        </ActionRow>
      </FormStack>
    </Dialog>
  )
}

function textsOf(facts: VideoFacts): Partial<Record<FactName, string>> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
}

function fieldsOf(vertical: Vertical): { name: FactName; label: string; isCount?: boolean }[] {
  const price = { name: 'price', label: t`Price` } as const
  if (vertical === 'property')
    return [
      price,
      { name: 'area', label: t`Floor area` },
      { name: 'bedrooms', label: t`Bedrooms`, isCount: true },
      { name: 'bathrooms', label: t`Bathrooms`, isCount: true },
    ]
  return [{ name: 'dates', label: t`Dates` }, { name: 'duration', label: t`Duration` }, price]
}
