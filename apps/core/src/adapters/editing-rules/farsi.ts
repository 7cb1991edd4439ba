import type { EditingRules } from './editing-rules.ts'

/** With these the clause is over; a noun in front of a comma may be one of a list. */
const VERB = '(?:است|هستند|دارد|دارند|ندارد|نیست|بود|بودند)'
/** The verb says “happened” as well, so only of buildings, and of where they are. */
const PLACED = [
  '(?<![\\p{L}\u200c])((?:خانه|هتل|ویلا|آپارتمان|موزه|کافه|رستوران) ',
  'در (?:مرکز|شمال|جنوب|شرق|غرب|کنار|نزدیکی|قلب)',
].join('')
const OVER = `(?<=\\s${VERB})`

export const farsi: EditingRules = {
  tighter: [
    [/(?<=^|[.!؟] )(?:شما )?می‌توانید (?=در وب‌?سایت ما رزرو کنید[.!])/gu, ''],
    [
      /(?<![\p{L}\u200c])به منظور (?=(?:حفظ|رفاه|ایجاد|افزایش|کاهش|بازدید|استفاده|آشنایی|دیدن|خرید|رزرو)(?![\p{L}\u200c]))/gu,
      'برای ',
    ],
    [/(?<![\p{L}\u200c])به دلیل (?:اینکه|این‌که)(?![\p{L}\u200c])/gu, 'چون'],
    [new RegExp(`${PLACED} \\p{L}{2,20}) واقع شده است(?![\\p{L}\u200c])`, 'gu'), '$1 است'],
    // Not a part of “نمی‌باشد”, which says the opposite.
    [/(?<![\p{L}\u200c])(?<!(?:چه|که) )می\u200cباشند(?![\p{L}\u200c])/gu, 'هستند'],
    [/(?<![\p{L}\u200c])(?<!(?:چه|که) )می\u200cباشد(?![\p{L}\u200c])/gu, 'است'],
    [/(?<=(?:^|[.!؟] )این \p{L}{2,20} )بسیار (?=(?:زیبا|آرام|روشن|راحت) است(?:[.!]|$))/gu, ''],
  ],
  cuts: {
    joint: new RegExp(`${OVER}(?:، و|؛) (?=\\p{L})|${OVER}، (?=اما \\p{L})`, 'u'),
    mainClauses: new RegExp(`\\s${VERB}[.!]?\\s{0,3}$`, 'u'),
    binding:
      /(?<!\p{L})(?:که|اگر|وقتی|هنگامی|چون|زیرا|تا|اگرچه|گرچه|هرچند|مگر|نه|بلکه|چنانچه|یا|شاید|آیا|هیچ|چه|به شرط)(?!\p{L})/u,
    stop: '. ',
  },
  sentenceMax: 24,
}
