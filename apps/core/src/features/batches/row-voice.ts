import { type ProblemCode, type Sentence, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { refused } from '../../platform/table-import/row-results.ts'
import { type VoiceOffer, chooseVoice, voiceNamed } from '../voices/index.ts'

type ChosenVoice = ReturnType<typeof chooseVoice>
type VoiceQuery = Omit<Parameters<typeof chooseVoice>[1], 'voice'>

/** The length of a cell in a message. */
const SHOWN_CHARACTERS_MAX = 60

/** Returns the voice that a row names by its id or its name, by the rules of every video, or why the row cannot have it. */
export function rowVoice(
  named: string,
  query: VoiceQuery,
  offer: VoiceOffer,
): ChosenVoice | ReturnType<typeof refused> {
  const voice = voiceNamed(offer, named, query.language)
  const seen = offer.voices.find(({ id, isHidden }) => id === voice && !isHidden)
  const shown = (seen?.name ?? named.trim()).slice(0, SHOWN_CHARACTERS_MAX)
  try {
    if (voice === undefined) throw new AppError('voice-unknown')
    return chooseVoice(offer, { ...query, voice })
  } catch (error) {
    const reason = error instanceof AppError ? reasonOf(error.code, shown) : undefined
    if (!reason) throw error
    return refused(reason)
  }
}

function reasonOf(code: ProblemCode, voice: string): Sentence | undefined {
  switch (code) {
    case 'voice-unknown':
      return sentence('There is no voice “{voice}”. Enter the ID or name of another one.', { voice })
    case 'voice-other-language':
      return sentence('The voice “{voice}” doesn’t speak the language of this row. Choose one that does.', { voice })
    case 'voice-unavailable':
      return sentence('The voice “{voice}” isn’t available right now. Choose another one.', { voice })
    default:
      return undefined
  }
}
