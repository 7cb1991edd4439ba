import { readFileSync } from 'node:fs'
import type { Speech } from '../src/animation/speech.ts'
import type { Language } from '../src/composition/render-job.ts'

/** The recorded timing of the pages. `pnpm record:speech` writes it. */
export const RECORDING = new URL('./spoken-pages.json', import.meta.url)

/** The timing of one page in milliseconds. */
export interface RecordedPage {
  milliseconds: number
  sentences: { from: number; to: number; words: [text: string, start: number, stress: number][] }[]
  /** "120 ˈɛ|180 l": start and IPA of each phoneme. Silence has no IPA. */
  phonemes: string
  /** Level of each step, 0..100 of full scale. */
  loudness: string
}

/** A typical script of about a minute in each language. */
export const PAGES: Record<Language, string> = {
  en: `Welcome to Porto Sereno, where every morning begins by the water.
We built this small hotel for people who want to slow down.
First, walk through the old harbour and meet the fishermen coming home.
The rooms are bright, with a view of the bay from every window.
Second, taste the food our neighbours cook with fish, lemons and fresh bread.
Every path leads up to a vineyard above the village.
Have you ever seen the sun set behind three islands at once?
Here you can rent a boat, a bicycle or simply a chair in the shade.
The beach is five minutes away, and the airport is less than one hour by car.
There are four bedrooms, two bathrooms and a garden under pine trees.
My favourite place is the long wooden pier, quiet before breakfast.
Thank you for watching, and please book your visit with us today.`,
  es: `Bienvenidos a Puerto Sereno, donde cada mañana empieza junto al agua.
Construimos este pequeño hotel para quienes quieren vivir despacio.
Primero, pasee por el viejo puerto y salude a los pescadores que vuelven a casa.
Las habitaciones son luminosas y todas miran a la bahía.
Segundo, pruebe la comida que preparan nuestros vecinos con pescado, limones y pan fresco.
Un camino sube hasta la viña por encima del pueblo.
¿Ha visto alguna vez ponerse el sol detrás de tres islas?
Aquí puede alquilar una barca, una bicicleta o simplemente una silla a la sombra.
La playa está a cinco minutos y el aeropuerto a menos de una hora en coche.
Hay cuatro dormitorios, dos baños y un jardín bajo los pinos.
Mi lugar favorito es el largo muelle de madera antes del desayuno.
Gracias por su visita, y reserve hoy mismo con nosotros.`,
  zh: `欢迎来到宁静港，这里的每个早晨都从海边开始。我们为想放慢脚步的人建了这家小酒店。
首先，请走过老码头，看看渔民怎样回家。房间明亮宽敞，每扇窗户都能看到海湾。
其次，请品尝邻居们用鲜鱼、柠檬和面包做的饭菜。一条小路一直通到村子上面的葡萄园。
您见过太阳落在三座小岛后面吗？在这里您可以租一条船、一辆自行车，或者在树荫下坐一坐。
海滩步行五分钟，开车去机场不到一个小时。这套房子有四间卧室、两个卫生间和一个种满松树的花园。
我最喜欢的地方是清晨安静的木栈桥。谢谢您的观看，欢迎今天就联系我们预订。
大家都说这里的晚上特别安静，星星也特别多。屋顶的露台可以放两张桌子和一把大伞。`,
  hi: `पोर्टो सेरेनो में आपका स्वागत है, जहाँ हर सुबह पानी के किनारे शुरू होती है।
हमने यह छोटा होटल उन लोगों के लिए बनाया है जो आराम से जीना चाहते हैं।
सबसे पहले, पुराने बंदरगाह पर घूमिए और घर लौटते मछुआरों से मिलिए।
कमरे खुले और उजले हैं, और हर खिड़की से खाड़ी दिखती है।
दूसरा, हमारे पड़ोसियों का बनाया खाना चखिए, जिसमें मछली, नींबू और ताज़ी रोटी है।
एक रास्ता गाँव के ऊपर अंगूर के बाग तक जाता है।
क्या आपने कभी तीन द्वीपों के पीछे सूरज को डूबते देखा है?
यहाँ आप नाव, साइकिल या छाया में बस एक कुर्सी ले सकते हैं।
समुद्र तट पाँच मिनट दूर है और हवाई अड्डा गाड़ी से एक घंटे से कम।
घर में चार शयनकक्ष, दो स्नानघर और पेड़ों के नीचे एक बगीचा है।
मेरी पसंदीदा जगह सुबह का शांत लकड़ी का घाट है।
देखने के लिए धन्यवाद, आज ही हमसे संपर्क कीजिए।`,
  fa: `به بندر آرام خوش آمدید، جایی که هر صبح کنار آب آغاز می‌شود.
ما این هتل کوچک را برای کسانی ساختیم که می‌خواهند آهسته زندگی کنند.
اول، در بندر قدیمی قدم بزنید و با ماهیگیران آشنا شوید.
اتاق‌ها روشن هستند و هر پنجره رو به خلیج باز می‌شود.
دوم، غذایی را بچشید که همسایه‌های ما با ماهی، لیمو و نان تازه می‌پزند.
راهی باریک تا باغ انگور بالای روستا می‌رود.
آیا تا به حال غروب خورشید را پشت سه جزیره دیده‌اید؟
اینجا می‌توانید قایق، دوچرخه یا فقط یک صندلی در سایه بگیرید.
ساحل پنج دقیقه راه است و فرودگاه با ماشین کمتر از یک ساعت.
خانه چهار اتاق خواب، دو حمام و باغچه‌ای زیر درختان دارد.
جای دلخواه من اسکله‌ی چوبی و آرام پیش از صبحانه است.
سپاس از همراهی شما، همین امروز با ما تماس بگیرید.`,
}

/** Returns the recorded speech of a page and its loudness per step. */
export function recordedPage(language: Language): { speech: Speech; loudness: number[] } {
  const page = (JSON.parse(readFileSync(RECORDING, 'utf8')) as Record<Language, RecordedPage>)[language]
  const sentences = page.sentences.map(({ from, to, words }) => ({
    startSeconds: from / 1000,
    endSeconds: to / 1000,
    words: words.map(([text, start, stress]) => ({ text, startSeconds: start / 1000, stressSeconds: stress / 1000 })),
  }))
  const phonemes = page.phonemes.split('|').map((sound) => {
    const [start, ipa = ''] = sound.split(' ')
    return { seconds: Number(start) / 1000, ipa }
  })
  const loudness = page.loudness.split(' ').map(Number)
  return { speech: { sentences, phonemes, durationSeconds: page.milliseconds / 1000 }, loudness }
}
