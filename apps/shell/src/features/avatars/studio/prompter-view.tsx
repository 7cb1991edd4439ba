import styled from 'styled-components'
import { token } from '@vitrine/theme'
import { formatCount } from '../../../lib/i18n/format.ts'
import { lineAt, prompterLines } from './prompter.ts'
import type { TakePhase } from './use-take.ts'

interface PrompterViewProps {
  text: string
  language: string
  direction: 'ltr' | 'rtl'
  phase: TakePhase
  seconds: number
  /** Null shows the whole text at once. */
  wordsPerMinute: number | null
}

/** What has to be read, right below the camera, and the countdown before. */
export function PrompterView({ text, language, direction, phase, seconds, wordsPerMinute }: PrompterViewProps) {
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
  padding: ${token.space[3]} ${token.space[4]} ${token.space[6]};
  background: linear-gradient(#000d 65%, #0000);
  color: #fff;
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
  inset: 0;
  display: grid;
  place-items: center;
  font: 700 5rem/1 ${token.font.display};
  color: #fff;
  text-shadow: 0 2px 16px #000a;
`
