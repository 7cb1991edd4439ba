import type { Language } from '../../packages/presenter/src/protocol.ts'

interface Phrases {
  places: readonly string[]
  deeds: readonly string[]
  endings: readonly string[]
  /** Joins the parts of a sentence. */
  join: (place: string, deed: string, ending: string) => string
  /** Sentences that the built-in voice says in a minute, about. */
  sentencesPerMinute: number
}

const spaced = (place: string, deed: string, ending: string) => `${place} ${deed}, ${ending}.`

const PHRASES: Record<Language, Phrases> = {
  en: {
    places: [
      'The old town',
      'A fishing boat',
      'Your balcony',
      'The small bakery',
      'The coastal path',
      'A flock of swallows',
    ],
    deeds: [
      'wakes before the bells',
      'waits at the pier',
      'looks over the bay',
      'opens at six',
      'climbs gently',
      'crosses the square',
    ],
    endings: [
      'and the smell of coffee drifts over the harbour',
      'so you can follow the light until evening',
      'because nobody here likes to hurry',
      'with a view that changes at every corner',
      'where four generations have cooked the same soup',
      'just beyond the white wall of the monastery',
      'before the wind turns and the sails go up',
    ],
    join: spaced,
    sentencesPerMinute: 12.4,
  },
  es: {
    places: [
      'El casco antiguo',
      'Un barco de pesca',
      'Su balcón',
      'La pequeña panadería',
      'El sendero',
      'Una golondrina',
    ],
    deeds: [
      'despierta con las campanas',
      'espera en el muelle',
      'mira hacia la bahía',
      'abre a las seis',
      'sube despacio',
      'cruza la plaza',
    ],
    endings: [
      'y el olor del café llega al puerto',
      'para seguir la luz hasta la tarde',
      'porque aquí nadie tiene prisa',
      'con una vista que cambia en cada esquina',
      'donde cuatro generaciones cocinan la misma sopa',
      'detrás del muro blanco del monasterio',
      'antes de que cambie el viento y suban las velas',
    ],
    join: spaced,
    sentencesPerMinute: 12.4,
  },
  fa: {
    places: ['شهر قدیمی', 'یک قایق ماهیگیری', 'بالکن شما', 'نانوایی کوچک', 'راه ساحلی', 'یک دسته پرستو'],
    deeds: [
      'پیش از ناقوس بیدار می‌شود',
      'کنار اسکله منتظر است',
      'رو به خلیج است',
      'ساعت شش آماده است',
      'آرام بالا می‌رود',
      'از میدان می‌گذرد',
    ],
    endings: [
      'و بوی قهوه تا بندر می‌آید',
      'تا نور را تا شب دنبال کنید',
      'چون این‌جا کسی عجله ندارد',
      'با منظره‌ای که در هر گوشه تازه است',
      'جایی که چهار نسل همین سوپ را پخته‌اند',
      'درست پشت دیوار سفید صومعه',
      'پیش از آن‌که باد برگردد',
    ],
    join: spaced,
    sentencesPerMinute: 13,
  },
  hi: {
    places: ['पुराना शहर', 'मछली की नाव', 'आपकी बालकनी', 'छोटी बेकरी', 'तट का रास्ता', 'पक्षियों का झुंड'],
    deeds: [
      'घंटियों से पहले जागता है',
      'घाट पर रुकता है',
      'खाड़ी की ओर देखता है',
      'छह बजे खुलता है',
      'धीरे से चढ़ता है',
      'चौक पार करता है',
    ],
    endings: [
      'और कॉफ़ी की खुशबू बंदरगाह तक आती है',
      'ताकि आप शाम तक रोशनी देख सकें',
      'क्योंकि यहाँ किसी को जल्दी नहीं है',
      'और हर मोड़ पर नज़ारा बदलता है',
      'जहाँ चार पीढ़ियों ने वही सूप बनाया है',
      'मठ की सफ़ेद दीवार के ठीक पीछे',
      'हवा के मुड़ने से पहले',
    ],
    join: (place, deed, ending) => `${place} ${deed}, ${ending}।`,
    sentencesPerMinute: 13,
  },
  zh: {
    places: ['老城', '一艘渔船', '您的阳台', '小面包店', '海边小路', '一群燕子'],
    deeds: ['在钟声之前醒来', '在码头等候', '望着海湾', '六点钟开门', '慢慢向上', '穿过广场'],
    endings: [
      '咖啡的香味飘过港口',
      '您可以追随阳光直到傍晚',
      '因为这里没有人着急',
      '每个转角都有新的风景',
      '四代人在这里煮同样的汤',
      '就在修道院的白墙后面',
      '在风向改变之前',
    ],
    join: (place, deed, ending) => `${place}${deed}，${ending}。`,
    sentencesPerMinute: 12,
  },
}

/** A script of about so many seconds in which no sentence comes twice, so that no cache earns anything from a loop. */
export function scriptOf(language: Language, seconds: number, first = 0): string {
  const { places, deeds, endings, join, sentencesPerMinute } = PHRASES[language]
  const count = Math.max(1, Math.round((seconds / 60) * sentencesPerMinute))
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  const sentences = Array.from({ length: count }, (_, index) => {
    const at = first + index
    const [deed, ending] = [at + Math.floor(at / 6), at + Math.floor(at / 36)]
    return join(pick(places, at), pick(deeds, deed), pick(endings, ending))
  })
  return sentences.join(language === 'zh' ? '' : ' ')
}
