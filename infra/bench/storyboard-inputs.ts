import type { RenderJob } from '../../packages/presenter/src/composition/render-job.ts'

/** A video of a real kind, for the contact sheets of the director. */
export interface StoryboardInput {
  name: string
  mode: 'dark' | 'light'
  /** Captions of the photos. */
  captions: readonly string[]
  job: Pick<RenderJob, 'closing' | 'facts' | 'language' | 'opening' | 'script' | 'shape' | 'title'>
}

const STAY = { line: 'Book your four mornings', phone: '+34 600 123 456', url: 'https://azurecoast.example' }
const VISIT = { line: 'Come and see it on Sunday', phone: '+1 503 555 0142', url: 'https://keystone.example' }

export const STORYBOARD_INPUTS: readonly StoryboardInput[] = [
  {
    name: 'tour-en-16x9',
    mode: 'light',
    captions: ['Old harbour', 'Playa Serena', 'The Saturday market', 'Breakfast', '', '', '', '', '', ''],
    job: {
      title: 'Porto Sereno',
      language: 'en',
      shape: '16:9',
      opening: true,
      closing: STAY,
      facts: {
        title: 'Porto Sereno',
        subtitle: 'Four mornings by the water',
        price: '$1,290',
        tag: 'May offer',
        stay: '4 nights',
      },
      script:
        'Good morning from Porto Sereno, I am Maya. The old harbour wakes at six. The beach is two ' +
        'streets from your door. When did you last do nothing at all? Three walks we love: the pier at ' +
        'sunrise, the market square, the lighthouse path. Breakfast is served until eleven. One family ' +
        'wrote: “We came for a weekend and stayed for nine days.” Four nights with breakfast cost $1,290 ' +
        'for two. We are at 14 Harbour Street, ten minutes from the market. Call us today, and we keep a ' +
        'room with a view.',
    },
  },
  {
    name: 'room-es-9x16',
    mode: 'light',
    captions: ['La habitación', 'La terraza', ''],
    job: {
      title: 'Suite con terraza',
      language: 'es',
      shape: '9:16',
      opening: true,
      closing: { ...STAY, line: 'Reserve su suite' },
      facts: { price: '190 €' },
      script:
        'Hola, soy Sofía. La habitación mira al mar. La terraza tiene sol hasta las nueve de la noche. ' +
        '¿Cuándo descansó por última vez? Tres cosas que le gustarán: la bañera de piedra, el desayuno ' +
        'en la cama y el silencio. Una noche cuesta 190 € para dos. Reserve hoy mismo.',
    },
  },
  {
    name: 'welcome-fa-16x9',
    mode: 'light',
    captions: ['بندر قدیمی'],
    job: {
      title: 'بندر آرام',
      language: 'fa',
      shape: '16:9',
      opening: true,
      closing: { line: 'همین امروز تماس بگیرید', phone: '+98 21 5550 1420' },
      script:
        'سلام، به بندر آرام خوش آمدید. بندر قدیمی ساعت شش بیدار می‌شود. آخرین بار کی استراحت کردید؟ سه ' +
        'جای زیبا: اسکله، بازار و فانوس دریایی. چهار شب با صبحانه ۱٬۲۹۰ دلار است. همین امروز تماس بگیرید.',
    },
  },
  {
    name: 'reel-zh-1x1',
    mode: 'dark',
    captions: ['码头', '早餐', '海滩'],
    job: {
      title: '宁静港',
      language: 'zh',
      shape: '1:1',
      closing: { line: '预订您的假期', phone: '+86 21 5550 1420' },
      script:
        '欢迎来到宁静港。码头六点就醒来。海滩离您的门口只有两条街。三个好去处：日出码头、市场和灯塔。四晚含早餐只要$1,290。今天就请致电我们。',
    },
  },
  {
    name: 'script-only-en-16x9',
    mode: 'light',
    captions: [],
    job: {
      title: 'Slow mornings',
      language: 'en',
      shape: '16:9',
      script:
        'The old town wakes before the bells, and the smell of coffee drifts over the harbour. A fishing ' +
        'boat waits at the pier. Your balcony looks over the bay, so you can follow the light until ' +
        'evening. The small bakery opens at six, where four generations have cooked the same soup. ' +
        'Nobody here likes to hurry. Come and stay with us.',
    },
  },
  {
    name: 'listing-en-9x16',
    mode: 'dark',
    captions: ['Front', 'Kitchen', 'Living room', 'Main bedroom', 'Garden', '', '', '', '', ''],
    job: {
      title: '14 Willow Lane',
      language: 'en',
      shape: '9:16',
      opening: true,
      closing: VISIT,
      facts: {
        title: '14 Willow Lane',
        price: '$845,000',
        bedrooms: '4',
        bathrooms: '3',
        area: '2,450',
        tag: 'For sale',
      },
      script:
        'Welcome to 14 Willow Lane, I am Daniel. Built in 1926 and renewed two years ago. Cook with a ' +
        'view of the garden in the kitchen. The living room has trees on three sides. Do you work from ' +
        'home? The main bedroom faces east. Around the corner: a school, the station and a park with a ' +
        'playground. The price is $845,000. Come and see it on Sunday.',
    },
  },
  {
    name: 'sold-en-1x1',
    mode: 'light',
    captions: [],
    job: {
      title: 'Just sold',
      language: 'en',
      shape: '1:1',
      closing: { ...VISIT, line: 'What is your home worth?' },
      facts: { title: 'Just sold', price: '$845,000', tag: 'In nine days' },
      script:
        'Hello, I am Daniel. Willow Lane was sold in nine days. Eleven families came to see it, and four ' +
        'of them made an offer. Daniel found us a home in three weeks, they said. What is your home ' +
        'worth? Call me, and I will tell you.',
    },
  },
  {
    name: 'flat-es-16x9',
    mode: 'dark',
    captions: ['Salón', 'Cocina', 'Balcón'],
    job: {
      title: 'Piso en el centro',
      language: 'es',
      shape: '16:9',
      opening: true,
      closing: { ...VISIT, line: 'Venga a verlo' },
      facts: { title: 'Calle Mayor 5', price: '365.000 €', bedrooms: '3', bathrooms: '2', area: '95', areaUnit: 'm²' },
      script:
        'Bienvenido a la Calle Mayor 5. El salón tiene luz todo el día. La cocina es nueva, con isla y ' +
        'despensa. El balcón da a la plaza más tranquila del barrio. Está a cinco minutos del metro, y a ' +
        'diez minutos del parque. Tiene tres dormitorios y dos baños. El precio es 365.000 €. Llámenos y ' +
        'venga a verlo.',
    },
  },
  {
    name: 'house-fa-9x16',
    mode: 'dark',
    captions: ['آشپزخانه', 'حیاط', 'اتاق خواب'],
    job: {
      title: 'خانه باغ',
      language: 'fa',
      shape: '9:16',
      opening: true,
      closing: { line: 'برای بازدید تماس بگیرید', phone: '+98 21 5550 1420' },
      facts: { title: 'خانه باغ', bedrooms: '۴', area: '۱۸۰' },
      script:
        'سلام، من سارا هستم. این خانه چهار اتاق خواب دارد. آشپزخانه رو به باغ است. حیاط بزرگ‌ترین حیاط ' +
        'این کوچه است. آیا از خانه کار می‌کنید؟ اتاق خواب اصلی آرام است. برای بازدید تماس بگیرید.',
    },
  },
  {
    name: 'market-en-16x9',
    mode: 'light',
    captions: ['Riverside'],
    job: {
      title: 'Market update',
      language: 'en',
      shape: '16:9',
      opening: true,
      closing: { ...VISIT, line: 'Ask for your own numbers' },
      script:
        'Good evening, this is the market in May. Prices in Riverside rose by 4 percent. The typical ' +
        'house sold in 19 days, the fastest since 2021. Interest rates fell for the third month. Should ' +
        'you sell now or wait? Three things help: fresh paint, honest photos and a fair price. Buyers ' +
        'pay most in June. Call me, and I send you your own numbers.',
    },
  },
]
