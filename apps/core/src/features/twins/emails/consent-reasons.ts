import type { Language } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'

const reasons = {
  silent: msg({
    message: 'Nothing can be heard in the consent recording. Check your microphone, then record it again.',
  }),
  sentence: msg({
    message:
      'The consent sentence wasn’t recognized. Record it again and read it aloud exactly as written, in its language.',
  }),
  code: msg({
    message: 'The code in the consent recording wasn’t the one shown. Record it again and read all six digits.',
  }),
}

/** Returns why a recording is rejected and what to do, for the person. */
export const reasonOf = (verdict: keyof typeof reasons, language: Language) => translate(language, reasons[verdict])
