import { BUILT_IN_VOICE, type SiteVoice, type SiteVoiceSettings, type SpokenLanguage } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'

/** The voices of a site, including hidden ones, and those assigned to its presenters. */
export interface VoiceOffer {
  voices: readonly OfferedVoice[]
  presenterVoices: SiteVoiceSettings['presenterVoices']
}

type OfferedVoice = Pick<SiteVoice, 'creditsPerMinute' | 'fault' | 'id' | 'isHidden' | 'languages' | 'name'>

/** A request for a voice of a presenter in a language. */
export interface VoiceRequest {
  voice: string
  presenterId: string
  language: SpokenLanguage
}

/** The voice that a video gets. */
export interface ChosenVoice {
  id: string
  /** In addition to the minutes of the video. */
  halfCreditsPerMinute: number
}

/** Returns the voice that a new video gets. Throws voice-unknown, voice-unavailable or voice-other-language. */
export function chooseVoice(offer: VoiceOffer, { voice: id, presenterId, language }: VoiceRequest): ChosenVoice {
  const given = presenterVoiceOf(offer, presenterId)
  const find = (wanted: string) => offer.voices.find((one) => one.id === wanted)
  if (id === BUILT_IN_VOICE) {
    const voice = given === undefined ? undefined : find(given)
    const canSpeak = voice !== undefined && voice.languages.includes(language) && !voice.fault
    return { id: canSpeak ? voice.id : BUILT_IN_VOICE, halfCreditsPerMinute: 0 }
  }
  const voice = find(id)
  const isPresenters = id === given
  if (!voice || (voice.isHidden && !isPresenters)) throw new AppError('voice-unknown')
  if (!voice.languages.includes(language)) throw new AppError('voice-other-language')
  if (voice.fault) throw new AppError('voice-unavailable')
  // The presenter's own voice is included in every video.
  return { id, halfCreditsPerMinute: isPresenters ? 0 : voice.creditsPerMinute * 2 }
}

/**
 * Returns the id of the voice that a text names by its id or its name. Of several with one name it is the first in display
 * order that speaks the language. Undefined where there is none.
 */
export function voiceNamed({ voices }: VoiceOffer, text: string, language: SpokenLanguage): string | undefined {
  const wanted = plain(text)
  const named = voices.filter(({ name, isHidden }) => !isHidden && plain(name) === wanted)
  const voice = voices.find(({ id }) => plain(id) === wanted) ?? named.find(speaks) ?? named[0]
  return voice?.id

  function speaks({ languages, fault }: OfferedVoice): boolean {
    return languages.includes(language) && !fault
  }
}

/** Returns the voice that the site assigned to a presenter; undefined where the presenter keeps its own. */
function presenterVoiceOf({ presenterVoices }: VoiceOffer, presenterId: string): string | undefined {
  const own = presenterVoices.find((one) => one.presenterId === presenterId)
  return (own ?? presenterVoices.find((one) => one.presenterId === null))?.voice
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'")
}
