import { Plural, Trans } from '@lingui/react/macro'
import type { Estimate, SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleAlert } from '#icons'
import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../../lib/i18n/format.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { cutPaste } from '../../../ui/forms/cut-paste.ts'
import { MarkFaults } from '../../../ui/script-marks/mark-faults.tsx'
import { countWords } from './count-words.ts'
import { MarkBar } from './mark-bar.tsx'

// The call refuses a longer text.
const scriptCharactersMax = 60_000

interface ScriptDocumentProps {
  label: string
  placeholder: string
  script: string
  language: SpokenLanguage
  /** Undefined before the server's first answer. */
  estimate: Estimate | undefined
  error: string | undefined
  onChange: (script: string) => void
  /** Called with the position of the cursor in characters. */
  onCursor: (place: number) => void
  /** Actions at the cursor besides inserting marks. */
  tools: ReactNode
  /** Versions to choose from. */
  corner?: ReactNode
  /** Replaces the field while a change is reviewed. */
  review?: ReactNode
  /** Whether the field gets keyboard focus when it reappears. */
  isFocused?: boolean
}

/** The script as a sheet of paper, with its words, minutes and credits as the foot. */
export function ScriptDocument(props: ScriptDocumentProps) {
  const { label, error, estimate, script, language, onChange, corner, review, tools } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [leftOut, setLeftOut] = useState(0)
  return (
    <div>
      <Sheet $isInvalid={Boolean(error)}>
        <Head>
          {review ? <b>{label}</b> : <label htmlFor={id}>{label}</label>}
          <span id={`${id}-hint`} hidden={review !== undefined}>
            <Trans>Plain text. A blank line adds a short pause.</Trans>
          </span>
          {corner}
        </Head>
        {!review && (
          <MarkBar field={field} onChange={onChange}>
            {tools}
          </MarkBar>
        )}
        {review ?? <ScriptField {...props} id={id} field={field} onLeftOut={setLeftOut} />}
        <Counters words={countWords(script, language)} estimate={estimate} />
      </Sheet>
      {!review && <MarkFaults script={script} />}
      <LeftOut count={leftOut} />
      {error && (
        <Fault id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </Fault>
      )}
    </div>
  )
}

interface ScriptFieldProps extends ScriptDocumentProps {
  id: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Called with the number of characters of the last paste that did not fit. */
  onLeftOut: (count: number) => void
}

function ScriptField({
  id,
  field,
  onLeftOut,
  script,
  language,
  placeholder,
  error,
  isFocused,
  ...props
}: ScriptFieldProps) {
  const limited = {
    maxLength: scriptCharactersMax,
    onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
      props.onChange(target.value)
      props.onCursor(target.selectionStart)
    },
  }
  return (
    <Text
      ref={field}
      id={id}
      lang={language}
      dir="auto"
      value={script}
      placeholder={placeholder}
      maxLength={limited.maxLength}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      aria-invalid={error ? true : undefined}
      {...cutPaste(limited, onLeftOut)}
      onSelect={({ currentTarget }) => props.onCursor(currentTarget.selectionStart)}
      autoFocus={isFocused}
    />
  )
}

function LeftOut({ count }: { count: number }) {
  const [most, lost] = [formatCount(scriptCharactersMax), formatCount(count)]
  if (count === 0) return null
  return (
    <Fault role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <Plural
        value={count}
        one={`A script can have up to ${most} characters. The last character you pasted was left out.`}
        other={`A script can have up to ${most} characters. The last ${lost} you pasted were left out.`}
      />
    </Fault>
  )
}

function Counters({ words, estimate }: { words: number; estimate: Estimate | undefined }) {
  const step = formatCredits(0.5)
  return (
    <Foot>
      <dl>
        <div>
          <dt>
            <Trans context="count">Words</Trans>
          </dt>
          <dd>{formatCount(words)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Minutes of video</Trans>
          </dt>
          <dd>{estimate ? formatCredits(estimate.duration) : '...'}</dd>
        </div>
        <div>
          <dt>
            <Trans>Credits needed</Trans>
          </dt>
          <dd>{estimate ? formatCredits(estimate.creditsNeeded) : '...'}</dd>
        </div>
      </dl>
      <p>
        <Trans>Charged in steps of {step}, based on speaking time.</Trans>
      </p>
    </Foot>
  )
}

const Sheet = styled.div<{ $isInvalid: boolean }>`
  overflow: hidden;
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? token.dangerEdge : token.borderControl)};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  &:has(textarea:focus-visible) {
    outline: 2px solid ${token.focus};
    outline-offset: 1px;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  min-block-size: 56px;
  padding: ${token.space[2]} 20px;
  border-block-end: 1px solid ${token.border};
  label,
  b {
    font-weight: 600;
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Text = styled.textarea`
  display: block;
  field-sizing: content;
  inline-size: 100%;
  min-block-size: 260px;
  padding: 18px 20px;
  border: 0;
  background: none;
  resize: vertical;
  font-size: 1.125rem;
  line-height: 1.75;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${token.placeholder};
    opacity: 1;
  }
  ${media.narrow} {
    min-block-size: 200px;
    padding: 14px;
    font-size: 1.0625rem;
    line-height: 1.7;
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  border-block-start: 1px solid ${token.border};
  dl {
    display: flex;
  }
  dl > div {
    padding: ${token.space[3]} 20px;
    border-inline-end: 1px solid ${token.border};
  }
  dt {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  dd {
    font: 700 1.375rem/1.2 ${token.font.display};
    font-variant-numeric: tabular-nums;
  }
  p {
    flex: 1;
    align-self: center;
    min-inline-size: 200px;
    padding: ${token.space[3]} 20px;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.narrow} {
    display: block;
    dl {
      display: grid;
      grid-template-columns: auto 1fr auto;
    }
    dl > div,
    p {
      padding: 10px 14px;
    }
    dl > :last-child {
      border-inline-end: 0;
    }
    p {
      border-block-start: 1px solid ${token.border};
    }
  }
`
const Fault = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  font-size: ${token.fontSize.small};
  font-weight: 500;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
