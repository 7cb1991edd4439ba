import type { SpokenLanguage } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'

const title = msg({ message: 'Meet {name}' })
const script = msg({
  message:
    'Hi, I’m {name}. I am a digital twin, made from a recording, and this is my first video. ' +
    'Write what you want to say, choose me as your presenter, and I will say it for you.',
})

/** What a new twin says of itself, and the title of that video. */
export function introductionOf(name: string, language: SpokenLanguage): { title: string; script: string } {
  return { title: translate(language, title, { name }), script: translate(language, script, { name }) }
}
