import type { SpokenLanguage } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'

const title = msg({ message: 'Meet {name}' })
const script = msg({
  message:
    'Hi, I’m {name}. I am a digital twin, made from a recording, and this is my first video. ' +
    'Write what you want to say, choose me as your presenter, and I will say it for you.',
})

/** Returns script and title of a twin's introduction video. */
export function introductionOf(name: string, language: SpokenLanguage): { title: string; script: string } {
  return { title: translate(language, title, { name }), script: translate(language, script, { name }) }
}
