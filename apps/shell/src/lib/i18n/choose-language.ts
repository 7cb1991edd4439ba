import type { Language } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { currentBoot } from '../boot/boot.ts'
import { speakFromNowOn } from './language-choice.ts'

/** Changes the language of the page, and stores it with a signed-in person's account where that succeeds. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (currentBoot().hasSession) await call('PATCH /auth/profile', { body: { language } }).catch(() => undefined)
  speakFromNowOn(language)
}
