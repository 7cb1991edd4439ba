import type { SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import type { ShownCaption } from './player.ts'

interface CaptionLineProps {
  language: SpokenLanguage
  /** Shown while nobody speaks or captions are off. */
  line: string
  caption: ShownCaption | undefined
}

/** The line of a presenter. While they speak, shows the words as the video captions them, with the current one marked. */
export function CaptionLine({ language, line, caption }: CaptionLineProps) {
  return (
    <Line lang={language} dir="auto">
      {caption ? (
        caption.words.map((word, index) => <Word key={index} word={word} place={index - caption.spoken} />)
      ) : (
        <Clamped>{line}</Clamped>
      )}
    </Line>
  )
}

/** Words that were said are plain, the one being said is marked, those to come are muted. */
function Word({ word, place }: { word: string; place: number }) {
  const tense = place === 0 ? 'now' : place > 0 ? 'ahead' : 'said'
  return (
    <>
      <span data-tense={tense}>{word}</span>{' '}
    </>
  )
}

const Line = styled.p`
  /* Three lines, so that nothing below moves when captions take over. */
  min-block-size: 4.2em;
  font-size: ${token.fontSize.lead};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
  overflow-wrap: anywhere;
  /* The mark around a word needs a little room. */
  word-spacing: 0.06em;
  [data-tense] {
    padding: 1px 3px;
    margin-inline: -3px;
    border-radius: 6px;
  }
  [data-tense='ahead'] {
    color: ${token.textMuted};
  }
  [data-tense='now'] {
    background: ${token.primary};
    color: ${token.onPrimary};
  }
`
/** A sentence may be as long as the script: what follows the third line is heard, not read. */
const Clamped = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`
