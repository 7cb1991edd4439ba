import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkedDraft, LinkedScriptRequest } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { RefreshCw } from '#icons'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/inputs.tsx'
import { useLinkedScript } from './queries.ts'
import { isOutdated, type Review } from './review.ts'

interface ScriptPartProps {
  draft: LinkedDraft
  review: Review
  onChange: (change: Partial<Review>) => void
}

/** The first script, to be changed by hand or written again from the corrected facts. */
export function ScriptPart({ draft, review, onChange }: ScriptPartProps) {
  const { t } = useLingui()
  const write = useLinkedScript()
  const request: LinkedScriptRequest = {
    trade: draft.trade,
    language: draft.content.language,
    length: draft.length,
    facts: review.facts,
  }
  const writer = write.data?.writer ?? draft.writer
  return (
    <Part>
      <Field
        label={t`Script`}
        hint={writer === 'model' ? t`Written from these facts by the language model` : t`Written from these facts`}
      >
        <TextArea
          rows={12}
          dir="auto"
          lang={draft.content.language}
          value={review.script}
          onChange={({ target }) => onChange({ script: target.value })}
        />
      </Field>
      {isOutdated(review) && (
        <Note tone="warn">
          <p>
            <Trans>The facts have changed since this script was written.</Trans>
          </p>
          <Button
            variant="secondary"
            icon={<RefreshCw size={16} aria-hidden="true" />}
            busy={write.isPending}
            busyText={t`Writing...`}
            onClick={() =>
              write.mutate(request, {
                onSuccess: ({ script }) => onChange({ script, written: request.facts }),
              })
            }
          >
            <Trans>Write script again</Trans>
          </Button>
        </Note>
      )}
      {write.error && <Note tone="bad">{faultOf(write.error)}</Note>}
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  p + button {
    margin-block-start: ${token.space[3]};
  }
`
