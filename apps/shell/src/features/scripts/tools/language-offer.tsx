import { Trans } from '@lingui/react/macro'
import type { SpokenLanguage } from '@vitrine/contract'
import { languageInSentence } from '../../../lib/i18n/language-name.ts'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

interface LanguageOfferProps {
  /** The spoken language of the video. */
  spoken: SpokenLanguage
  /** The language of the script as the server recognised it; undefined before its first answer. */
  written: SpokenLanguage | undefined
  onChoose: (language: SpokenLanguage) => void
}

/** Offers the language that a script is written in, where another one is set. */
export function LanguageOffer({ spoken, written, onChoose }: LanguageOfferProps) {
  if (!written || written === spoken) return null
  const [name, set] = [languageInSentence(written), languageInSentence(spoken)]
  return (
    <Note>
      <span role="status">
        <Trans>
          The script is in {name}, but the spoken language is {set}.
        </Trans>
      </span>{' '}
      <TextButton onClick={() => onChoose(written)}>
        <Trans>Switch to {name}</Trans>
      </TextButton>
    </Note>
  )
}
