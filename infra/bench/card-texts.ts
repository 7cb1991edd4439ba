// Texts for the contact sheets of the cards: short and long, in several languages.
import type { Language } from '../../packages/presenter/src/engine/index.ts'

export interface CardTexts {
  language: Language
  opening: { headline: string; line: string }
  claim: { headline: string; line: string }
  question: string
  list: { headline: string; items: { text: string }[] }
  offer: { tag: string; headline: string; price: string; note: string; items: { text: string }[] }
  address: { headline: string; line: string; items: { lead: string; text: string }[] }
  quote: { headline: string; line: string; note: string }
  place: string
  end: { line: string; phone: string; email?: string; url: string; button: string }
  tag: { name: string; role: string }
  caption: string[]
}

const rows = (...texts: string[]) => texts.map((text) => ({ text }))
const ways = (...pairs: [string, string][]) => pairs.map(([lead, text]) => ({ lead, text }))

export const CARD_TEXTS: Record<string, CardTexts> = {
  short: {
    language: 'en',
    opening: { headline: 'Porto Sereno', line: 'Four mornings by the water' },
    claim: { headline: 'Everything within a ten-minute walk', line: 'No car, no bus, no hurry.' },
    question: 'When did you last do nothing at all?',
    list: {
      headline: 'Three walks we love',
      items: rows('The pier at sunrise', 'The market square', 'The lighthouse path'),
    },
    offer: {
      tag: 'May offer',
      headline: 'Four nights with breakfast',
      price: '$1,290',
      note: 'for two',
      items: rows('Room with a view of the sea', 'Breakfast every day', 'Free to cancel until 1 May'),
    },
    address: {
      headline: 'Hotel Porto Sereno',
      line: '14 Harbour Street, Porto Sereno',
      items: ways(['2 min', 'to the beach'], ['10 min', 'to the market'], ['25 min', 'to the airport']),
    },
    quote: { headline: 'We came for a weekend and stayed for nine days.', line: 'Ana and Luis', note: 'Guests in May' },
    place: 'Playa Serena',
    end: {
      line: 'Book your four mornings',
      phone: '+34 600 123 456',
      url: 'https://azurecoast.example',
      button: 'Ask for your dates',
    },
    tag: { name: 'Maya Lind', role: 'Host, Azure Coast' },
    caption: ['The', 'beach', 'is', 'two', 'streets', 'from', 'your', 'door.'],
  },
  german: {
    language: 'en',
    opening: {
      headline: 'Denkmalgeschützte Altbauwohnung in der Schiffbauergasse',
      line: 'Vollständig renoviert, mit Aufzug und zwei Stellplätzen',
    },
    claim: {
      headline: 'Denkmalgeschützte Altbauwohnung mit Südwestbalkon',
      line: 'Vollständig renoviert, Aufzug, zwei Stellplätze in der Tiefgarage.',
    },
    question: 'Wann haben Sie zuletzt die Donaudampfschifffahrtsgesellschaft besucht?',
    list: {
      headline: 'Fünf gute Gründe für die Nachbarschaft',
      items: rows(
        'Grundschule, vier Minuten zu Fuß',
        'Straßenbahnhaltestelle vor dem Haus',
        'Wochenmarkt am Samstag',
        'Kinderspielplatz im Innenhof',
        'Fahrradwerkstatt',
      ),
    },
    offer: {
      tag: 'Provisionsfrei zu verkaufen',
      headline: 'Eigentumswohnung mit Dachterrasse über dem alten Flusshafen',
      price: '1.245.000 €',
      note: 'zuzüglich Stellplatz und Grunderwerbsteuer',
      items: rows(
        'Vier Schlafzimmer mit eigenen Bädern',
        '212 Quadratmeter auf zwei Etagen',
        'Übergabe im zweiten Quartal',
        'Fußbodenheizung',
      ),
    },
    address: {
      headline: 'Immobiliengesellschaft Schiffbauergasse mbH',
      line: 'Bürgermeister-Schönfelder-Straße 148, 14467 Potsdam',
      items: ways(['4 Min.', 'zur Straßenbahn'], ['12 Min.', 'zum Hauptbahnhof'], ['45 Min.', 'zum Flughafen Berlin']),
    },
    quote: {
      headline:
        'Wir wollten eigentlich nur eine Wohnung besichtigen und haben am selben Nachmittag den Kaufvertrag unterschrieben.',
      line: 'Familie Schwarzenberger-Hoffmann',
      note: 'Käufer der Wohnung im dritten Obergeschoss',
    },
    place: 'Einbauküche mit Frühstückstheke',
    end: {
      line: 'Vereinbaren Sie jetzt Ihren Besichtigungstermin',
      phone: '+49 331 5550 0199',
      email: 'besichtigung@immobilien-schiffbauergasse.example',
      url: 'https://immobilien-schiffbauergasse.example/wohnung/148',
      button: 'Besichtigung vereinbaren',
    },
    tag: { name: 'Maximilian Schwarzenberger', role: 'Immobilienberater, Schiffbauergasse' },
    caption: ['Die', 'Straßenbahnhaltestelle', 'liegt', 'direkt', 'vor', 'der', 'Haustür,', 'vier', 'Minuten.'],
  },
  spanish: {
    language: 'es',
    opening: {
      headline: 'Descubre la costa más tranquila del Mediterráneo',
      line: 'Cuatro noches con desayuno y traslado desde el aeropuerto',
    },
    claim: { headline: 'Todo lo que necesitas a diez minutos a pie', line: 'Sin coche, sin autobús, sin prisa.' },
    question: '¿Cuándo fue la última vez que no hiciste nada?',
    list: {
      headline: 'Cuatro paseos',
      items: rows(
        'El muelle al amanecer',
        'La plaza del mercado antiguo y sus puestos de fruta',
        'El sendero del faro',
        'La cala de los pescadores',
      ),
    },
    offer: {
      tag: 'Oferta de mayo',
      headline: 'Ático con terraza sobre el antiguo puerto del río',
      price: 'AED 12,450,000',
      note: 'impuestos y gastos incluidos',
      items: rows(
        'Cuatro dormitorios con baño propio',
        '512 metros cuadrados en dos plantas',
        'Entrega en el segundo trimestre',
      ),
    },
    address: {
      headline: 'Gran Hotel Balneario de San Sebastián de la Gomera',
      line: 'Avenida de los Descubridores 148, 38800 San Sebastián de la Gomera',
      items: ways(['2 min', 'a la playa'], ['10 min', 'al mercado'], ['25 min', 'al aeropuerto']),
    },
    quote: {
      headline: 'Vinimos para un fin de semana y nos quedamos nueve días enteros.',
      line: 'Ana y Luis',
      note: 'Huéspedes en mayo',
    },
    place: 'El mercado del sábado',
    end: {
      line: 'Reserva tus cuatro mañanas junto al mar',
      phone: '+34 600 123 456',
      email: 'hola@casalumbre.example',
      url: 'https://casalumbre.example',
      button: 'Pide tus fechas',
    },
    tag: { name: 'Leila Haddad', role: 'Anfitriona, Casa Lumbre' },
    caption: ['La', 'playa', 'está', 'a', 'dos', 'calles', 'de', 'tu', 'puerta.'],
  },
  farsi: {
    language: 'fa',
    opening: { headline: 'بندر آرام', line: 'چهار صبح در کنار دریا' },
    claim: { headline: 'همه چیز در ده دقیقه پیاده‌روی', line: 'بدون ماشین، بدون عجله.' },
    question: 'آخرین بار کی هیچ کاری نکردید؟',
    list: {
      headline: 'سه پیاده‌روی دوست‌داشتنی',
      items: rows('اسکله هنگام طلوع', 'میدان بازار قدیمی', 'مسیر فانوس دریایی'),
    },
    offer: {
      tag: 'پیشنهاد اردیبهشت',
      headline: 'چهار شب با صبحانه',
      price: '۱۲٬۵۰۰٬۰۰۰ تومان',
      note: 'برای دو نفر',
      items: rows('اتاق با چشم‌انداز دریا', 'صبحانه هر روز', 'لغو رایگان تا اول خرداد'),
    },
    address: {
      headline: 'هتل بندر آرام',
      line: 'خیابان بندر، پلاک ۱۴',
      items: ways(['۲ دقیقه', 'تا ساحل'], ['۱۰ دقیقه', 'تا بازار'], ['۲۵ دقیقه', 'تا فرودگاه']),
    },
    quote: { headline: 'برای آخر هفته آمدیم و نه روز ماندیم.', line: 'آنا و لوئیس', note: 'مهمانان اردیبهشت' },
    place: 'ساحل آرام',
    end: {
      line: 'چهار صبح خود را رزرو کنید',
      phone: '+98 21 5550 0142',
      url: 'https://azurecoast.example',
      button: 'تاریخ خود را بپرسید',
    },
    tag: { name: 'لیلا حداد', role: 'میزبان، ساحل لاجورد' },
    caption: ['ساحل', 'دو', 'خیابان', 'با', 'خانه‌ی', 'شما', 'فاصله', 'دارد.'],
  },
  hindi: {
    language: 'hi',
    opening: { headline: 'पोर्टो सेरेनो में आपका स्वागत है', line: 'समुद्र के किनारे चार सुबहें' },
    claim: { headline: 'सब कुछ दस मिनट की पैदल दूरी पर', line: 'न गाड़ी, न बस, न जल्दबाज़ी।' },
    question: 'आपने आख़िरी बार कब कुछ भी नहीं किया था?',
    list: { headline: 'तीन सुंदर सैरें', items: rows('सूर्योदय पर घाट', 'पुराना बाज़ार चौक', 'प्रकाशस्तंभ का रास्ता') },
    offer: {
      tag: 'मई का प्रस्ताव',
      headline: 'नाश्ते के साथ चार रातें',
      price: '₹1,07,900',
      note: 'दो लोगों के लिए',
      items: rows('समुद्र की ओर खुलता कमरा', 'हर दिन नाश्ता', '1 मई तक मुफ़्त रद्दीकरण'),
    },
    address: {
      headline: 'होटल पोर्टो सेरेनो',
      line: '14 हार्बर स्ट्रीट, पोर्टो सेरेनो',
      items: ways(['2 मिनट', 'समुद्र तट तक'], ['10 मिनट', 'बाज़ार तक']),
    },
    quote: { headline: 'हम सप्ताहांत के लिए आए थे और नौ दिन रुक गए।', line: 'आना और लुइस', note: 'मई के मेहमान' },
    place: 'शांत समुद्र तट',
    end: {
      line: 'अपनी चार सुबहें बुक करें',
      phone: '+91 22 5550 0142',
      url: 'https://azurecoast.example',
      button: 'तारीख़ें पूछें',
    },
    tag: { name: 'माया लिंड', role: 'मेज़बान, अज़ूर कोस्ट' },
    caption: ['समुद्र', 'तट', 'आपके', 'घर', 'से', 'दो', 'गलियाँ', 'दूर', 'है।'],
  },
  chinese: {
    language: 'zh',
    opening: { headline: '欢迎来到宁静港', line: '海边的四个清晨，含早餐' },
    claim: { headline: '步行十分钟，一切尽在身边', line: '不用开车，不用赶路。' },
    question: '您上一次什么都不做是什么时候？',
    list: { headline: '我们喜爱的三条散步路线', items: rows('日出时的码头', '老城区的市场广场', '通往灯塔的小路') },
    offer: {
      tag: '五月优惠',
      headline: '四晚住宿含早餐',
      price: '¥9,280',
      note: '两人价',
      items: rows('海景房', '每日早餐', '5月1日前免费取消'),
    },
    address: {
      headline: '宁静港酒店',
      line: '宁静港海港街14号',
      items: ways(['2分钟', '到海滩'], ['10分钟', '到市场'], ['25分钟', '到机场']),
    },
    quote: { headline: '我们本来只打算住一个周末，结果一住就是九天。', line: '安娜和路易斯', note: '五月的客人' },
    place: '宁静海滩',
    end: { line: '预订您的四个清晨', phone: '+86 21 5550 0142', url: 'https://azurecoast.example', button: '咨询日期' },
    tag: { name: '玛雅·林德', role: '蔚蓝海岸接待员' },
    caption: ['海滩', '离', '您的', '门口', '只有', '两条', '街。'],
  },
}
