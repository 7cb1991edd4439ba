import { bareWord } from '../animation/gesture-words.ts'
import type { Language } from '../composition/render-job.ts'

/** Words and phrases that say what a sentence is about. Compared with `bareWord`, so case and punctuation do not matter. */
export interface SignWords {
  greeting: readonly string[]
  /** Words and symbols that make a number a price. */
  currency: readonly string[]
  /** Words that say what a price covers, shown beside it. */
  priceNote: readonly string[]
  call: readonly string[]
  /** A street in an address. */
  street: readonly string[]
  minutes: readonly string[]
  /** Joins the last item of a list to the others. */
  and: readonly string[]
  ordinals: readonly (readonly string[])[]
  superlative: readonly string[]
  promise: readonly string[]
  chapter: readonly string[]
  /** Ends the name of a person before a quote. */
  says: readonly string[]
}

const CURRENCY_CODES = ['usd', 'eur', 'gbp', 'aed', 'mxn', 'inr', 'cny', 'rmb', 'irr']

const WORDS: Record<Language, SignWords> = {
  en: {
    greeting: ['welcome', 'hello', 'hi', 'good morning', 'good evening', 'my name is', "i'm", 'meet'],
    currency: ['dollars', 'dollar', 'euros', 'euro', 'pounds', 'pesos', 'rupees', 'yuan', 'dirhams', 'tomans'],
    priceNote: ['per night', 'a night', 'per person', 'for two', 'per month', 'a month', 'per week', 'for a family'],
    call: [
      'call',
      'book',
      'visit us',
      'write to us',
      'contact',
      'reserve',
      'come and see',
      'get in touch',
      'ask for',
      'schedule',
      'message us',
    ],
    street: ['street', 'lane', 'road', 'avenue', 'drive', 'boulevard', 'square', 'court', 'way', 'place', 'terrace'],
    minutes: ['minutes', 'minute', 'min'],
    and: ['and', 'or'],
    ordinals: [
      ['first', 'firstly'],
      ['second', 'secondly', 'then'],
      ['third', 'thirdly', 'finally'],
    ],
    superlative: [
      'best',
      'largest',
      'biggest',
      'finest',
      'oldest',
      'newest',
      'quietest',
      'longest',
      'highest',
      'only',
      'most',
      'never',
      'every',
    ],
    promise: ['promise', 'believe me', 'trust me', 'thank you', 'thanks', 'you will', "you'll", 'imagine'],
    chapter: ['next', 'now', 'finally', 'let us move', "let's move"],
    says: ['says', 'said', 'wrote', 'writes', 'told us', 'tells us'],
  },
  es: {
    greeting: [
      'bienvenido',
      'bienvenida',
      'bienvenidos',
      'bienvenidas',
      'hola',
      'buenos días',
      'buenas tardes',
      'me llamo',
      'soy',
    ],
    currency: ['dólares', 'dólar', 'euros', 'euro', 'pesos', 'libras'],
    priceNote: ['por noche', 'la noche', 'por persona', 'para dos', 'al mes', 'por mes', 'por semana'],
    call: [
      'llame',
      'llámenos',
      'llámanos',
      'llama',
      'reserve',
      'reserva',
      'visítenos',
      'visítanos',
      'escríbanos',
      'escríbenos',
      'contacte',
      'venga a ver',
      'ven a ver',
      'pida',
    ],
    street: ['calle', 'avenida', 'av', 'paseo', 'plaza', 'camino', 'carretera', 'ronda'],
    minutes: ['minutos', 'minuto', 'min'],
    and: ['y', 'e', 'o'],
    ordinals: [
      ['primero', 'primera'],
      ['segundo', 'segunda', 'luego'],
      ['tercero', 'tercera', 'por último'],
    ],
    superlative: ['mejor', 'mejores', 'mayor', 'único', 'única', 'más', 'nunca', 'cada'],
    promise: ['prometo', 'prometemos', 'créame', 'gracias', 'imagine', 'imagina'],
    chapter: ['ahora', 'después', 'sigamos', 'por último'],
    says: ['dice', 'dijo', 'escribió', 'escribe', 'nos contó'],
  },
  fa: {
    greeting: ['سلام', 'درود', 'خوش آمدید', 'صبح بخیر', 'من هستم', 'نام من'],
    currency: ['دلار', 'یورو', 'تومان', 'ریال', 'درهم', 'میلیون تومان', 'میلیارد تومان'],
    priceNote: ['هر شب', 'شبی', 'برای هر نفر', 'برای دو نفر', 'در ماه', 'ماهانه'],
    call: [
      'تماس بگیرید',
      'زنگ بزنید',
      'رزرو کنید',
      'بازدید کنید',
      'بنویسید',
      'پیام بدهید',
      'سفارش دهید',
      'بیایید ببینید',
    ],
    street: ['خیابان', 'کوچه', 'بلوار', 'میدان', 'پلاک'],
    minutes: ['دقیقه'],
    and: ['و', 'یا'],
    ordinals: [
      ['اول', 'نخست', 'اولین'],
      ['دوم', 'سپس'],
      ['سوم', 'سرانجام'],
    ],
    superlative: ['بهترین', 'بزرگترین', 'زیباترین', 'تنها', 'آرامترین', 'هرگز', 'هر'],
    promise: ['قول', 'سپاس', 'ممنون', 'متشکرم', 'تصور کنید'],
    chapter: ['اکنون', 'حالا', 'سپس', 'سرانجام'],
    says: ['می‌گوید', 'گفت', 'نوشت', 'نوشته است'],
  },
  hi: {
    greeting: ['नमस्ते', 'नमस्कार', 'स्वागत', 'मेरा नाम', 'सुप्रभात'],
    currency: ['रुपये', 'रुपए', 'रुपया', 'डॉलर', 'यूरो', 'लाख', 'करोड़', 'लाख रुपये', 'करोड़ रुपये'],
    priceNote: ['प्रति रात', 'एक रात', 'प्रति व्यक्ति', 'दो लोगों के लिए', 'प्रति माह', 'महीना'],
    call: ['कॉल करें', 'कॉल कीजिए', 'फ़ोन करें', 'फोन करें', 'बुक करें', 'बुक कीजिए', 'संपर्क करें', 'लिखें', 'आइए देखिए', 'मिलने आइए'],
    street: ['मार्ग', 'सड़क', 'गली', 'रोड', 'चौक'],
    minutes: ['मिनट'],
    and: ['और', 'तथा', 'या'],
    ordinals: [
      ['पहला', 'पहली', 'पहले'],
      ['दूसरा', 'दूसरी', 'फिर'],
      ['तीसरा', 'तीसरी', 'अंत में'],
    ],
    superlative: ['सबसे', 'सर्वश्रेष्ठ', 'एकमात्र', 'कभी', 'हर'],
    promise: ['वादा', 'धन्यवाद', 'शुक्रिया', 'कल्पना कीजिए', 'विश्वास'],
    chapter: ['अब', 'इसके बाद', 'आगे', 'अंत में'],
    says: ['कहते हैं', 'कहती हैं', 'लिखा', 'बताया'],
  },
  zh: {
    greeting: ['欢迎', '你好', '您好', '大家好', '早上好', '我是', '我叫'],
    currency: ['元', '美元', '人民币', '欧元', '万元', '万', '亿元'],
    priceNote: ['每晚', '一晚', '每人', '每月', '两人', '起'],
    call: ['请致电', '致电', '预订', '预约', '联系我们', '联系', '拨打', '来看看', '来看房', '咨询', '写信'],
    street: ['路', '街', '大道', '巷', '号'],
    minutes: ['分钟'],
    and: ['和', '与', '以及', '或'],
    ordinals: [
      ['第一', '首先'],
      ['第二', '其次'],
      ['第三', '最后'],
    ],
    superlative: ['最', '唯一', '从不', '每一'],
    promise: ['保证', '承诺', '谢谢', '感谢', '想象'],
    chapter: ['接下来', '现在', '最后', '然后'],
    says: ['说', '写道', '告诉我们'],
  },
}

const plain = (phrases: readonly string[]) => phrases.map((phrase) => phrase.split(' ').map(bareWord).join(' '))

/** Returns the words of a language, in the form in which they are compared. */
export const SIGN_WORDS = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [
    language,
    {
      ...Object.fromEntries(
        Object.entries(words).map(([name, list]: [string, SignWords[keyof SignWords]]) => [
          name,
          list.map((entry) => (typeof entry === 'string' ? plain([entry])[0] : plain(entry))),
        ]),
      ),
      currency: [...plain(words.currency), ...CURRENCY_CODES],
    },
  ]),
) as unknown as Record<Language, SignWords>
