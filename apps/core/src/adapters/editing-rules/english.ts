import type { EditingRules } from './editing-rules.ts'

const OFFERS =
  /\b(house|home|apartment|flat|property|villa|tour|walk|trip|hotel|resort|room) (?:has|features|offers|includes|boasts) (?=\p{L})/giu

export const english: EditingRules = {
  tighter: [
    [
      /\bin (?:today[’']s|this) video,? (?:I|we)(?: will| am going to| are going to|’ll|'ll) (show|tell)\b/giu,
      'let me $1',
    ],
    [/\bI would like to (?=show|tell|invite)/giu, 'let me '],
    [/\bin order to\b/giu, 'to'],
    [/\bdue to the fact that\b/giu, 'because'],
    [/\bat this point in time\b/giu, 'now'],
    [/\ba (?:large|great|wide) (?:number|variety|range) of\b/giu, 'many'],
    [/\b(?:guests|visitors|buyers|travell?ers|customers) (?:can|may|will be able to|are able to)\b/giu, 'you can'],
    [/\byou (?:are|will be) able to\b/giu, 'you can'],
    [/\b(?:is|are) located (?=in|at|on|near|by)/giu, 'is '],
    [/\bthere (?:is|are) (?=(?:an?|one|two|three|four|five|six|many|several|\d+)\b)/giu, 'you find '],
    [OFFERS, '$1 gives you '],
    [/\byou can book (?:it )?(on|at|through)\b/giu, 'book $1'],
    [/\byou can (read|see|hear|taste|visit|enjoy)\b/giu, '$1'],
    [/\b(?:please )?(?:do not|don[’']t) hesitate to\b/giu, 'just'],
    [/\bprior to\b/giu, 'before'],
    [/\bas well as\b/giu, 'and'],
    [/\butili[sz]e\b/giu, 'use'],
    [/\ba total of (?=\p{L}|\d)/giu, ''],
    [/\b(?:very|really|quite|basically|actually) (?=\p{Ll})/giu, ''],
  ],
  cuts: [
    [/, (?:and|so) (?=(?:you|we|it|they|there|the|this|our|your|from)\b)/u, '. '],
    [/, but (?=\p{L})/u, '. But '],
    [/, which (is|are|has|gives)\b/u, '. It $1'],
    [/; (?=\p{L})/u, '. '],
  ],
  sentenceMax: 20,
  joint: ' ',
}
