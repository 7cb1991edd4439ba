import type { Language } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { currentBoot } from '../boot/boot.ts'
import { speakFromNowOn } from './language-choice.ts'

/** Signed-in people keep their choice in other browsers; where it cannot be saved it holds in this one. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (currentBoot().hasSession) await call('PATCH /auth/profile', { body: { language } }).catch(() => undefined)
  speakFromNowOn(language)
}
