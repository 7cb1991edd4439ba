import { speakable } from '../script/index.ts'
import { startFilmThread } from './film-thread.ts'
import { openBuiltInVoice } from './voices/built-in-voice.ts'

// Long enough that the engine of JavaScript has translated the voice when the first film needs it.
const WORDS = 'One two three four five six seven eight nine ten. Ten nine eight seven six five four three two one.'

/**
 * Does beforehand what every first film would wait for: the voice speaks slowly until its code has run for a second, and the
 * encoding thread has its codecs to load. Nothing of it is heard, and a film may begin in the middle of it.
 */
export async function warmUp(): Promise<void> {
  startFilmThread()
  const voice = await openBuiltInVoice('maya', 'en')
  const { sentences } = speakable(WORDS, 'en')
  for await (const _ of voice.say(sentences)) continue
}
