import type { EditingRules } from './editing-rules.ts'

const CLAUSE = [
  String.raw`(?:you (?:can|will|are|have|see|hear|find)|we (?:have|are|will|can|start|visit|meet)|`,
  String.raw`it (?:is|was|has|starts|opens)|they (?:are|have)|there (?:is|are))\b`,
].join('')
const MAIN_CLAUSES = [
  String.raw`^\s*(?:(?:The|Our|Your|This|These) [^,;]{3,80} (?:is|are|was|were|has|have|starts|opens)|It (?:is|was|has)|`,
  'There (?:is|are)|They (?:are|have)|We (?:have|are|will|can|start|visit|meet)|You (?:can|will|are|see|hear|find)) ',
].join('')
const BINDING = [
  'if|unless|when|whenever|while|that|whether|because|although|though|since|until|till|before|after|as|where|wherever|once',
  'who|whom|whose|which|what|how|why|than|provided|says?|said|tells?|told|thinks?|thought|believed?|claims?|promised?|seems?',
  'means?|only|neither|either|so|such|could|would|should|might|may|perhaps|maybe',
].join('|')
const START = '(?<=^|[.!?…] )'
/** The rest of a sentence of one clause, without what could turn it. */
const only = (turns: string) => String.raw`(?![^.!?\n]{0,200}\b(?:${turns})\b)[^.!?…,;:\n]{1,200}[.!]`
const VERB = String.raw`(?=\p{Ll})(?!(?:the|an?|this|our|your|its|my|his|her|their|every|all)\b)`
/** “Put the rooms in order to please” and “what you need in order to cook” read otherwise without it. */
const NOT_ARRANGED = [
  String.raw`(?<!\b(?:[Pp]ut|[Kk]eep|kept|[Ss]et|[Gg]et|got|[Bb]ring|[Ll]eave|left)s?\b[^.!?\n]{0,80} )`,
  String.raw`(?<!\b(?:is|are|was|were|be|needs?|wants?|have|has|had|like|help|and|all) )`,
].join('')
const NO_PREDICATE = String.raw`(?<!\b(?:is|are|was|were|be|been|not|only|also|partly|largely|mainly|mostly|probably) )`
const ASK = String.raw`(?=(?:call|contact|ask|write|email|visit|book)\b)`
const PRAISE = String.raw`(?=(?:beautiful|bright|comfortable|lovely|quiet|spacious)\b)`

export const english: EditingRules = {
  tighter: [
    [new RegExp(`${START}In order to ${VERB}`, 'gu'), 'to '],
    [new RegExp(`${NOT_ARRANGED}in order to ${VERB}`, 'gu'), 'to '],
    [new RegExp(String.raw`(?<=\p{L} )${NO_PREDICATE}due to the fact that\b`, 'gu'), 'because'],
    [/\b([Aa]t this point) in time\b/gu, '$1'],
    [/(?<=\b(?:has|have|see|find) )a large number of (?!(?:this|his|its|ours|yours)\b)(?=\p{Ll}{3,20}s\b)/gu, 'many '],
    [/\byou are able to (?=\p{Ll})/gu, 'you can '],
    [/\b(is|are) located (?=(?:in|at|on|near|next to) (?:the|an?|one|this|our|\p{Lu}))/gu, '$1 '],
    [
      new RegExp(
        `${START}You can (?=(?:see|hear|taste|visit|enjoy) (?:the|our) ${only('but|not|never|nor|can|cannot|will')})`,
        'gu',
      ),
      '',
    ],
    [new RegExp(`${START}You can (?=book (?:on|at|through) our (?:website|site)[.!])`, 'gu'), ''],
    [new RegExp(`(?<=\\b[Pp]lease )(?:do not|don[’']t) hesitate to ${ASK}`, 'gu'), ''],
    [new RegExp(`${START}(?:Do not|Don[’']t) hesitate to ${ASK}`, 'gu'), ''],
    [/\b[Pp]rior to\b/gu, 'before'],
    [/\b[Uu]tili[sz]e\b/gu, 'use'],
    [
      new RegExp(
        [
          `${START}In (?:today[’']s|this) video,? `,
          `(?=I (?:will|am going to) (?:show|tell) you ${only('next|last|other|another')})`,
        ].join(''),
        'gu',
      ),
      '',
    ],
    [
      new RegExp(
        String.raw`(?<=(?:^|[.!?…] )(?:It|This|The \p{Ll}{2,20}|Our \p{Ll}{2,20}) (?:is|are) )very ${PRAISE}`,
        'gu',
      ),
      '',
    ],
  ],
  cuts: {
    joint: new RegExp(`(?:, and|;) (?=${CLAUSE})|, (?=but ${CLAUSE})`, 'u'),
    mainClauses: new RegExp(MAIN_CLAUSES, 'u'),
    binding: new RegExp(String.raw`\b(?:${BINDING})\b`, 'iu'),
    stop: '. ',
  },
  sentenceMax: 20,
}
