import type { EditingRules } from './editing-rules.ts'

/** With these the clause is over; a noun in front of a comma may be one of a list. */
const VERB = '(?:है|हैं|था|थी|थे)'
const OVER = `(?<=\\s${VERB})`
const BINDING = [
  'कि|अगर|यदि|जब|जो|जिस\\p{M}?|जिसक\\p{M}|जिसम\\p{M}|जिन|जिनक\\p{M}|जहा[ँं]|क्योंकि|ताकि|चू[ँं]कि|हालाँकि|भले',
  'केवल|सिर्फ|सिर्फ़|बल्कि|या|न|तो|जैसे|क्या|शायद|मानो',
].join('|')
/** “I want to tell you where the house is” would become a question. */
const NO_QUESTION = '(?![^।!?\\n]{0,200}(?:क्या|क्यों|कहा[ँं]|कब|कैस|कौन|कितन|किस))'

export const hindi: EditingRules = {
  tighter: [
    [
      new RegExp(`(?<=^|[।!?] )मैं आपको (?:यह )?बताना चाहत[ाी] (?:हूँ|हूं) कि ${NO_QUESTION}(?=[^।!?,;\\n]{1,200}।)`, 'gu'),
      '',
    ],
    [/(?<=^|[।!?] )आप (हमारी वेबसाइट पर) बुक(?:िंग)? कर सकते हैं(?=।)/gu, '$1 बुक करें'],
    [/में स्थित (हैं|है)(?![\p{L}\p{M}])/gu, 'में $1'],
    [/(?<=ने )के उद्देश्य से(?= (?:आए|आते|आती|बनाया|बनाई|बनाए|खोला|खोली|शुरू)(?![\p{L}\p{M}]))/gu, 'के लिए'],
    [/(?<=, )इस तथ्य के कारण कि(?![\p{L}\p{M}])/gu, 'क्योंकि'],
    [/(?<![\p{L}\p{M}])बहुत ही (?=\p{L})/gu, 'बहुत '],
  ],
  cuts: {
    joint: new RegExp(`${OVER}(?:, और|;) (?=\\p{L})|${OVER}, (?=लेकिन \\p{L})`, 'u'),
    mainClauses: new RegExp(`\\s${VERB}।?\\s{0,3}$`, 'u'),
    binding: new RegExp(`(?<![\\p{L}\\p{M}])(?:${BINDING})(?![\\p{L}\\p{M}])`, 'u'),
    stop: '। ',
  },
  sentenceMax: 24,
}
