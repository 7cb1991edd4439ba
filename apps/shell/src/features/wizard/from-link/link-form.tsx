import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkedDraft, ScriptLength, SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { addressFault, completeAddress } from '../../../lib/forms/web-address.ts'
import { languageName, spokenLanguages } from '../../../lib/i18n/language-name.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { type LinkRequest, useDraftFromLink } from './queries.ts'
import { FieldPair, FormStack } from '../../../ui/forms/form-stack.tsx'

interface LinkFormProps {
  onFound: (draft: LinkedDraft) => void
  onCancel: () => void
}

/** Asks for the page, and for the language and length of the script. */
export function LinkForm({ onFound, onCancel }: LinkFormProps) {
  const { t } = useLingui()
  const read = useDraftFromLink()
  const [request, setRequest] = useState<LinkRequest>({ url: '', language: undefined, length: 'medium' })
  const [fault, setFault] = useState<string>()

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const url = completeAddress(request.url)
    const found = url === '' ? t`This field is required.` : addressFault(url)
    setFault(found)
    if (found === undefined) read.mutate({ ...request, url }, { onSuccess: onFound })
  }

  return (
    <FormStack onSubmit={send} noValidate>
      <Field label={t`Page URL`} error={fault}>
        <TextInput
          required
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={2000}
          value={request.url}
          onChange={({ target }) => setRequest({ ...request, url: target.value })}
        />
      </Field>
      <ScriptChoices request={request} onChange={setRequest} />
      <Status role="status">
        {read.isPending && <Trans>Reading the page and writing a first script. This can take a few seconds.</Trans>}
      </Status>
      {read.error && <Note tone="bad">{faultOf(read.error)}</Note>}
      <ActionRow>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={read.isPending} busyText={t`Reading...`}>
          <Trans>Read page</Trans>
        </Button>
      </ActionRow>
    </FormStack>
  )
}

/** The language of the script and how long it is spoken. */
function ScriptChoices({ request, onChange }: { request: LinkRequest; onChange: (request: LinkRequest) => void }) {
  const { t } = useLingui()
  return (
    <FieldPair>
      <Field label={t`Spoken language`}>
        <Select
          value={request.language ?? ''}
          onChange={({ target }) =>
            onChange({ ...request, language: (target.value || undefined) as SpokenLanguage | undefined })
          }
        >
          <option value="">{t`Same as the page`}</option>
          {spokenLanguages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Length`}>
        <Select
          value={request.length}
          onChange={({ target }) => onChange({ ...request, length: target.value as ScriptLength })}
        >
          <option value="short">{t`Up to 20 seconds`}</option>
          <option value="medium">{t`Up to 45 seconds`}</option>
          <option value="long">{t`Up to 90 seconds`}</option>
        </Select>
      </Field>
    </FieldPair>
  )
}

const Status = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  &:empty {
    display: none;
  }
`
