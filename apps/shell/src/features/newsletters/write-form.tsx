import { Trans, useLingui } from '@lingui/react/macro'
import type { Newsletter } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Send, Trash2 } from '#icons'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { ActionRow } from '../../ui/controls/action-row.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { MailFrame } from './mail-frame.tsx'
import { newsletterAddress, useNewsletterActions } from './queries.ts'
import { SendDialog } from './send-dialog.tsx'
import { useSavedDraft } from './use-saved-draft.ts'

type Wanted = 'send' | 'test'

/** Writing on one side, the mail as it will be on the other. */
export function WriteForm({ draft }: { draft?: Newsletter }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { subject, text, change, save, isSaving, isSaved, error } = useSavedDraft(draft)
  const { test } = useNewsletterActions(draft?.id ?? '')
  const showToast = useToast()
  const wanted = useRef<Wanted>('send')
  // With the first save the draft gets the address that both buttons need.
  const isBeginning = !draft && `${subject}${text}`.trim() !== ''

  async function tryIt() {
    const id = await save()
    if (id === undefined || id !== draft?.id) return
    test.mutate(undefined, {
      onSuccess: ({ to }) => {
        const address = isolated(to)
        showToast({ title: t`Test email sent`, description: t`Sent to ${address}.`, tone: 'success' })
      },
    })
  }

  return (
    <Sides>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted.current === 'test') void tryIt()
          else void save().then((id) => id && setAsking(true))
        }}
      >
        <Field label={t`Subject`}>
          <TextInput
            dir="auto"
            required
            maxLength={150}
            value={subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <Field
          label={t({ message: 'Text', context: 'email' })}
          hint={t`An empty line starts a new paragraph. URLs starting with https:// become links.`}
        >
          <TextArea
            dir="auto"
            rows={14}
            required
            maxLength={20_000}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </Field>
        <small role="status">{isSaving ? t`Saving...` : isSaved ? t`Saved` : ''}</small>
        {error && <ErrorState title={t`Couldn’t save the draft.`} error={error} />}
        {test.error && <ErrorState title={t`Couldn’t send the test email.`} error={test.error} />}
        <ActionRow>
          {draft && <ThrowAway id={draft.id} />}
          <SendButtons
            isBeginning={isBeginning}
            isTesting={test.isPending}
            onChoose={(one) => (wanted.current = one)}
          />
        </ActionRow>
      </Form>
      <MailFrame newsletter={draft} />
      {draft && <SendDialog id={draft.id} open={isAsking} onClose={() => setAsking(false)} />}
    </Sides>
  )
}

interface SendButtonsProps {
  isBeginning: boolean
  isTesting: boolean
  onChoose: (wanted: Wanted) => void
}

/** Both check the form first. Enter in a field asks to send and sends no test. */
function SendButtons({ isBeginning, isTesting, onChoose }: SendButtonsProps) {
  return (
    <>
      <Button
        variant="secondary"
        disabled={isBeginning}
        busy={isTesting}
        onClick={({ currentTarget }) => {
          onChoose('test')
          currentTarget.form?.requestSubmit()
        }}
      >
        <Trans>Send me a test</Trans>
      </Button>
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        type="submit"
        disabled={isBeginning}
        onClick={() => onChoose('send')}
      >
        <Trans>Send...</Trans>
      </Button>
    </>
  )
}

function ThrowAway({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { remove } = useNewsletterActions(id)
  return (
    <IconButton
      label={t`Discard draft`}
      onClick={() => remove.mutate(undefined, { onSuccess: () => void navigate(newsletterAddress('all')) })}
    >
      <Trash2 size={18} aria-hidden="true" />
    </IconButton>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: start;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  small {
    min-block-size: 1.5em;
    color: ${token.textMuted};
  }
`
