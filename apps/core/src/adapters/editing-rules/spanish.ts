import type { EditingRules } from './editing-rules.ts'

const CLAUSE = '(?:no )?(?:hay|es|está|son|están|tiene|tienen|usted puede|puedes|podemos|empieza|termina)(?!\\p{L})'

const BINDING = [
  'si|que|cuando|donde|porque|aunque|mientras|como|quien|quienes|cual|cuales|cuy[oa]s?|sino|ni|o|tan|tanto|según|dicen?',
  'hasta|antes|después|quizás?|tal|ojalá|s[oó]lo|excepto|salvo|menos',
].join('|')

export const spanish: EditingRules = {
  tighter: [
    // Only in front: “cumple con el objetivo de vender” and “coincide con el fin de” belong to their verbs.
    [
      /(?<=^|[.!?…] |, )[Cc]on (?:el fin|el objetivo|la finalidad) de (?!ayer)(?=(?:no )?\p{L}{1,20}[aeií]r(?:l[aeo]s?|se)?(?!\p{L}))/gu,
      'para ',
    ],
    [/(?<=\p{L} )(?<!(?<!\p{L})(?:no|es|sea|fue|era|sino|parte) )debido al hecho de que(?!\p{L})/gu, 'porque'],
    [/(?<=^|[.!?…] )En la actualidad(?=,)/gu, 'actualmente'],
    [/(?<!\p{L})(está|se encuentra) (?:situad|ubicad)[oa] en(?!\p{L})/gu, 'está en'],
    [/(?<=^|[.!?…] )Usted puede reservar (?=(?:su plaza )?en nuestr[ao] (?:página )?(?:web|sitio)[.!])/gu, 'reserve '],
    [/(?<=^|[.!?…] )Puedes reservar (?=(?:tu plaza )?en nuestr[ao] (?:página )?(?:web|sitio)[.!])/gu, 'reserva '],
    [/(?<=^|[.!?…] )No dude en llamarnos(?=[.!])/gu, 'llámenos'],
    [/(?<=^|[.!?…] )No dudes en llamarnos(?=[.!])/gu, 'llámanos'],
    [/(?<=^|[.!?…] )No dude en contactarnos(?=[.!])/gu, 'contáctenos'],
    [/(?<=^|[.!?…] )No dudes en contactarnos(?=[.!])/gu, 'contáctanos'],
    [
      /(?<=(?:^|[.!?…] )(?:El|La) \p{Ll}{2,20} es )muy (?=(?:luminos[oa]|tranquil[oa]|bonit[oa]|cómod[oa]|ampli[oa])(?!\p{L}))/gu,
      '',
    ],
  ],
  cuts: {
    joint: new RegExp(`(?:, y|;) (?=${CLAUSE})|, (?=pero ${CLAUSE})`, 'u'),
    mainClauses:
      /^\s*(?:(?:El|La|Los|Las|Nuestr[oa]s?|Est[ea]|Su|Tu) [^,;]{3,80} (?:es|está|son|están|tiene|tienen|empieza|fue)|Hay|Es|Está|Tiene) /u,
    binding: new RegExp(String.raw`(?<!\p{L})(?:${BINDING})(?!\p{L})`, 'iu'),
    stop: '. ',
  },
  sentenceMax: 22,
}
