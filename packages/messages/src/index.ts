export { type Message, msg } from './message.ts'
export { type Language, type Values, isTranslated, translate, translateText, translationOf } from './translate.ts'
export { argumentsOf, lacksOther } from './icu.ts'
