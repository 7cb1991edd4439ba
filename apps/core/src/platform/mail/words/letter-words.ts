import type { AgreedDocument, Language } from '@vitrine/contract'

/** What letters say, in one language. Names, numbers and days come in as they are to be shown. */
export interface LetterWords {
  language: Language
  /** `en-US`, for days and numbers. */
  locale: string
  hello(name: string): string
  username: string
  questions: string
  confirmAddress: string
  confirmLink(hours: number): string
  wasYou: string
  wasNotYou(support: string): string
  newPasswordNotMe: string
  welcome: {
    subject(company: string): string
    title(name: string): string
    ready(freeCredits: number): string
    begin: string
    action: string
  }
  verify: { subject(company: string): string; text: string; closing: string }
  emailChanged: { subject(company: string): string; title: string; text: string }
  factor: Record<'on' | 'off', { subject(company: string): string; title: string; text: string }>
  reset: {
    subject(company: string): string
    title: string
    text: string
    link(minutes: number): string
    closing: string
  }
  passwordChanged: { subject(company: string): string; title: string; text: string }
  newDevice: {
    subject(company: string): string
    title: string
    text: string
    facts: [browser: string, address: string, time: string]
  }
  invitation: {
    subject(company: string): string
    text(inviter: string, company: string): string
    /** Where nobody of the tenant could invite yet. */
    textFromHouse(company: string): string
    link(days: number): string
    role: string
    roles: Record<string, string>
    action: string
    closing: string
  }
  lead: {
    subject(company: string): string
    title: string
    text: string
    facts: [name: string, email: string, phone: string, video: string]
    action: string
    closing: string
  }
  supportAsked: {
    subject(company: string): string
    title: string
    /** Null for somebody of the platform, who is named to nobody. */
    text(who: string | null): string
    reason: string
    action: string
    closing: string
  }
  termsChange: {
    documents: Record<AgreedDocument, string>
    title(document: string, day: string): string
    text(day: string): string
    changes(changes: string): string
    facts: [document: string, version: string, countsFrom: string]
    action: string
    closing: string
  }
}
