import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { LinkAnswer } from './answers.tsx'
import { CheckCard } from './check-card.tsx'

/** Checks the link of a share page. Such a page names itself behind the # of this page's address. */
export function LinkCheck() {
  const { t } = useLingui()
  const { hash } = useLocation()
  const [link, setLink] = useState(() => (hash.startsWith('#/v/') ? location.origin + hash.slice(1) : ''))
  const checking = useSubmit({
    send: (asked: string) => call('POST /api/verify/link', { body: { link: asked } }),
  })

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void checking.submit(link)
  }

  return (
    <CheckCard>
      <h2>
        <Trans>Check a link</Trans>
      </h2>
      <p>
        <Trans>Paste the link to the page where you watched the video.</Trans>
      </p>
      <Form onSubmit={send}>
        <Field label={t`Link to the video`}>
          <TextInput
            required
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={link}
            onChange={({ target }) => {
              setLink(target.value)
              checking.reset()
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={checking.isPending} busyText={t`Checking...`}>
            <Trans>Check link</Trans>
          </Button>
        </div>
      </Form>
      <div role="status">
        {checking.answer && <LinkAnswer answer={checking.answer} />}
        {checking.error !== undefined && <Note tone="bad">{faultOf(checking.error as Error)}</Note>}
      </div>
    </CheckCard>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[3]};
`
