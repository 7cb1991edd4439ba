import styled from 'styled-components'
import { token } from '@vitrine/theme'
import { formatCount } from '../../../lib/i18n/format.ts'
import { lineAt, prompterLines } from './prompter.ts'
import type { TakePhase } from './use-take.ts'

interface PrompterOverlayProps {
  text: string
  language: string
  direction: 'ltr' | 'rtl'
  phase: TakePhase
  seconds: number
  /** Null shows the whole text at once. */
  wordsPerMinute: number | null
}

/** The text to read right below the camera, and the countdown before the recording. */
export function PrompterOverlay({ text, language, direction, phase, seconds, wordsPerMinute }: PrompterOverlayProps) {
  const lines = prompterLines(text, language)
  const current =
    wordsPerMinute === null || phase !== 'recording' ? 0 : lineAt(lines, seconds, wordsPerMinute, language)
  const shown = wordsPerMinute === null ? lines : lines.slice(current, current + 4)
  return (
    <>
      <Lines lang={language} dir={direction}>
        {shown.map((line, index) => (
          <p key={`${current}-${index}`} data-current={wordsPerMinute === null || index === 0}>
            {line}
          </p>
        ))}
      </Lines>
      {phase === 'countdown' && <Count role="timer">{formatCount(seconds)}</Count>}
    </>
  )
}

const Lines = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.surface};
  color: ${token.text};
  text-align: center;
  p {
    font: 600 clamp(0.875rem, 2.4vw, 1.25rem) / 1.35 ${token.font.text};
    opacity: 0.7;
  }
  p[data-current='true'] {
    opacity: 1;
  }
`
const Count = styled.span`
  position: absolute;
  inset-block-end: ${token.space[4]};
  inset-inline-start: calc(50% - 3rem);
  inline-size: 6rem;
  text-align: center;
  border-radius: ${token.radius.card};
  background: ${token.surface};
  font: 700 5rem/1.2 ${token.font.display};
  color: ${token.text};
`
