import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type WebhookEvent, type WebhookScope, webhookEvents } from '@vitrine/contract'
import { fieldFault } from '../../../lib/forms/problems.ts'
import { token } from '@vitrine/theme'
import { type SubmitEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { mayAdminister } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { eventNames } from './event-names.ts'
import { useWebhookActions } from './queries.ts'
import { SecretPanel } from './secret-panel.tsx'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

/** Creates a webhook and shows its signing secret, this once. */
export function WebhookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const close = () => {
    setSecret(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={secret ? t`Signing secret` : t`Create New Webhook`}>
      {secret ? <SecretPanel secret={secret} onDone={close} /> : <WebhookForm onDone={setSecret} onCancel={close} />}
    </Dialog>
  )
}

function WebhookForm({ onDone, onCancel }: { onDone: (secret: string) => void; onCancel: () => void }) {
  const { create } = useWebhookActions()
  const { data: user } = useUser()
  const toast = useToast()
  const [url, setUrl] = useState('')
  const [chosen, setChosen] = useState<WebhookEvent[]>([])
  const [isSent, setSent] = useState(false)
  const urlFault = isWebAddress(url) ? fieldFault(create.error, 'url') : isSent && t`Please enter a valid URL`
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (!isWebAddress(url) || chosen.length === 0) return
    const scope = (new FormData(event.currentTarget).get('scope') ?? 'own') as WebhookScope
    create.mutate(
      { url, events: chosen, scope },
      {
        onSuccess: ({ secret }) => {
          toast({ title: t`Webhook created successfully`, tone: 'success' })
          onDone(secret)
        },
        onError: (error) =>
          toast({ title: t`Failed to create webhook`, description: faultOf(error), tone: 'destructive' }),
      },
    )
  }
  return (
    <FormStack onSubmit={send} noValidate>
      <Field label={t`Webhook URL`} error={urlFault || undefined}>
        <TextInput
          type="url"
          dir="ltr"
          placeholder="https://example.com/webhooks"
          value={url}
          onChange={({ target }) => setUrl(target.value.trim())}
        />
      </Field>
      {user && mayAdminister(user) && (
        <Field label={t`Event source`}>
          <Select name="scope">
            <option value="own">{t`Your own account`}</option>
            <option value="site">{t`All customers of this site`}</option>
          </Select>
        </Field>
      )}
      <Events chosen={chosen} onChange={setChosen} isWrong={isSent && chosen.length === 0} />
      <ActionRow>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={create.isPending} busyText={t`Creating...`}>
          <Trans>Create Webhook</Trans>
        </Button>
      </ActionRow>
    </FormStack>
  )
}

interface EventsProps {
  chosen: WebhookEvent[]
  onChange: (chosen: WebhookEvent[]) => void
  isWrong: boolean
}

function Events({ chosen, onChange, isWrong }: EventsProps) {
  const id = useId()
  const names = eventNames()
  const toggle = (event: WebhookEvent) =>
    onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event])
  return (
    <Choices aria-describedby={isWrong ? id : undefined}>
      <legend>
        <Trans>Events</Trans>
      </legend>
      {webhookEvents.map((event) => (
        <Checkbox
          key={event}
          checked={chosen.includes(event)}
          onChange={() => toggle(event)}
          label={
            <>
              <code dir="ltr">{event}</code>
              <small>{names[event]}</small>
            </>
          }
        />
      ))}
      {isWrong && (
        <Wrong id={id} role="alert">
          <Trans>Select at least one event</Trans>
        </Wrong>
      )}
    </Choices>
  )
}

function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  legend {
    padding: 0;
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.small};
    font-weight: 600;
  }
  small {
    display: block;
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
const Wrong = styled.p`
  grid-column: 1 / -1;
  font-size: ${token.fontSize.small};
  color: ${token.dangerText};
`
