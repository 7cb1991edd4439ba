import type { Estimate, Language } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../kit/format.ts'
import { media } from '../../kit/ui/shapes.ts'
import { countWords } from './count-words.ts'

// The call refuses a longer text.
const scriptCharactersMax = 60_000

interface ScriptDocumentProps {
  label: string
  placeholder: string
  script: string
  language: Language
  /** Undefined before the server's first answer. */
  estimate: Estimate | undefined
  error: string | undefined
  onChange: (script: string) => void
}

/** The script as a sheet of paper, with its words, minutes and credits as the foot. */
export function ScriptDocument({
  label,
  error,
  estimate,
  script,
  language,
  onChange,
  placeholder,
}: ScriptDocumentProps) {
  const id = useId()
  return (
    <div>
      <Sheet $isInvalid={Boolean(error)}>
        <Head>
          <label htmlFor={id}>{label}</label>
          <span id={`${id}-hint`}>Plain text. A blank line is a short pause.</span>
        </Head>
        <Text
          id={id}
          lang={language}
          dir="auto"
          value={script}
          placeholder={placeholder}
          maxLength={scriptCharactersMax}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <Counters words={countWords(script)} estimate={estimate} />
      </Sheet>
      {error && (
        <Fault id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </Fault>
      )}
    </div>
  )
}

function Counters({ words, estimate }: { words: number; estimate: Estimate | undefined }) {
  return (
    <Foot>
      <dl>
        <div>
          <dt>Words</dt>
          <dd>{formatCount(words)}</dd>
        </div>
        <div>
          <dt>Minutes of video</dt>
          <dd>{estimate ? formatCredits(estimate.duration) : '...'}</dd>
        </div>
        <div>
          <dt>Credits needed</dt>
          <dd>{estimate ? formatCredits(estimate.creditsNeeded) : '...'}</dd>
        </div>
      </dl>
      <p>Charged in steps of 0.5, by the time the script takes to speak.</p>
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
  label {
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
