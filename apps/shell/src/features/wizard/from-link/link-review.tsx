import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CONTENT_FILES_MAX, type LinkedDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { factLabel, sourceText } from './fact-texts.ts'
import { useKeepDraft } from './queries.ts'

interface LinkReviewProps {
  draft: LinkedDraft
  onKept: () => void
  onDiscard: () => void
}

/** Shows each fact beside its source, the script, and asks for the right to use the photos. */
export function LinkReview({ draft, onKept, onDiscard }: LinkReviewProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const keep = useKeepDraft()
  const [hasRights, setHasRights] = useState(false)
  const { content, facts, photos } = draft

  function send(): void {
    keep.mutate(
      { draft, hasRights },
      {
        onSuccess: (failed) => {
          const [first] = failed
          if (first)
            showToast({ title: t`Some photos couldn’t be added`, description: first.message, tone: 'destructive' })
          onKept()
        },
      },
    )
  }

  return (
    <Rows>
      <Facts>
        {facts
          .filter(({ name }) => name !== 'description')
          .map((fact) => (
            <div key={fact.name}>
              <dt>{factLabel(fact.name)}</dt>
              <dd>
                <bdi>{fact.value}</bdi>
                <small>{sourceText(fact)}</small>
              </dd>
            </div>
          ))}
      </Facts>
      <Script lang={content.language} dir="auto">
        {content.script}
      </Script>
      {photos.length > 0 && (
        <Checkbox
          checked={hasRights}
          onChange={({ target }) => setHasRights(target.checked)}
          label={
            <>
              <Plural
                value={Math.min(photos.length, CONTENT_FILES_MAX)}
                one="Add the photo of this page."
                other="Add # photos of this page."
              />{' '}
              <Trans>I have the right to use them.</Trans>
            </>
          }
        />
      )}
      {keep.error && <Note tone="bad">{faultOf(keep.error)}</Note>}
      <Answers>
        <Button variant="secondary" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
        <Button busy={keep.isPending} busyText={hasRights ? t`Adding photos...` : t`Opening...`} onClick={send}>
          <Trans>Use this draft</Trans>
        </Button>
      </Answers>
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`
const Facts = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  > div {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: ${token.space[3]};
  }
  dt {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dd > bdi {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
`
const Script = styled.p`
  max-block-size: 220px;
  overflow: auto;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  background: ${token.surface2};
  white-space: pre-line;
`
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
