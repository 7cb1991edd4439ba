import type { Language, Scope } from '@vitrine/contract'

interface DocsWords {
  title(company: string): string
  intro(host: string): string
  twice: string
  twiceText: string
  refusals: string
  refusalsText: string
  same: string
  questions: string
  scopes: Record<Scope, string>
}

/** What stands around the list of calls; the calls themselves are in English, as are the names that programs send. */
export const docsWords: Record<Language, DocsWords> = {
  en: {
    title: (company) => `${company} API`,
    intro: (host) =>
      `Programs make calls at ${host} with a key from the settings of your dashboard. A key does what its scopes name and what its maker may do, on this site only.`,
    twice: 'Sending the same twice',
    twiceText:
      'Give every POST a name of its own in Idempotency-Key. The same request under the same name is done once; for a day it gets the first answer again, with Idempotency-Replayed: true.',
    refusals: 'Refusals',
    refusalsText:
      'A refusal is application/problem+json with code, message and requestId. Each key has its own limits; 429 says in Retry-After when to go on.',
    same: 'The same as OpenAPI document',
    questions: 'Questions:',
    scopes: {
      'videos:read': 'Read videos, presenters, scripts and files',
      'videos:write': 'Make and change videos, presenters, scripts and files',
      'people:read': 'Read the people of the site',
      'people:write': 'Invite people, change roles, give credits',
      'site:read': 'Read brand, domains and prices',
      'site:write': 'Change brand, domains and prices',
      'figures:read': 'Read figures and usage',
    },
  },
  es: {
    title: (company) => `API de ${company}`,
    intro: (host) =>
      `Los programas llaman a ${host} con una clave de los ajustes de su panel. Una clave hace lo que nombran sus permisos y lo que puede hacer quien la creó, solo en este sitio.`,
    twice: 'Enviar lo mismo dos veces',
    twiceText:
      'Dé a cada POST un nombre propio en Idempotency-Key. La misma petición con el mismo nombre se hace una sola vez; durante un día recibe de nuevo la primera respuesta, con Idempotency-Replayed: true.',
    refusals: 'Rechazos',
    refusalsText:
      'Un rechazo es application/problem+json con code, message y requestId. Cada clave tiene sus propios límites; 429 dice en Retry-After cuándo continuar.',
    same: 'Lo mismo como documento OpenAPI',
    questions: 'Preguntas:',
    scopes: {
      'videos:read': 'Leer vídeos, presentadores, guiones y archivos',
      'videos:write': 'Crear y cambiar vídeos, presentadores, guiones y archivos',
      'people:read': 'Leer las personas del sitio',
      'people:write': 'Invitar personas, cambiar funciones, dar créditos',
      'site:read': 'Leer marca, dominios y precios',
      'site:write': 'Cambiar marca, dominios y precios',
      'figures:read': 'Leer cifras y uso',
    },
  },
  zh: {
    title: (company) => `${company} API`,
    intro: (host) =>
      `程序使用控制台设置中的密钥调用 ${host}。密钥只能做其权限所列、且创建者本人可做的事，并且仅限本站。`,
    twice: '重复发送',
    twiceText:
      '请在 Idempotency-Key 中为每个 POST 取一个名称。同名的相同请求只执行一次；一天之内会再次得到第一次的答复，并带有 Idempotency-Replayed: true。',
    refusals: '拒绝',
    refusalsText:
      '拒绝的格式为 application/problem+json，含 code、message 和 requestId。每个密钥有各自的限额；429 会在 Retry-After 中说明何时可以继续。',
    same: 'OpenAPI 文档版本',
    questions: '有疑问请联系：',
    scopes: {
      'videos:read': '读取视频、主播、脚本和文件',
      'videos:write': '制作和修改视频、主播、脚本和文件',
      'people:read': '读取本站人员',
      'people:write': '邀请人员、更改角色、赠送点数',
      'site:read': '读取品牌、域名和价格',
      'site:write': '修改品牌、域名和价格',
      'figures:read': '读取数据和用量',
    },
  },
  hi: {
    title: (company) => `${company} API`,
    intro: (host) =>
      `प्रोग्राम आपके डैशबोर्ड की सेटिंग की कुंजी से ${host} पर कॉल करते हैं। कुंजी वही करती है जो उसकी अनुमतियाँ बताती हैं और जो उसे बनाने वाला कर सकता है, केवल इसी साइट पर।`,
    twice: 'एक ही चीज़ दो बार भेजना',
    twiceText:
      'हर POST को Idempotency-Key में अपना नाम दें। उसी नाम का वही अनुरोध एक बार ही होता है; एक दिन तक उसे पहला उत्तर फिर मिलता है, Idempotency-Replayed: true के साथ।',
    refusals: 'अस्वीकृतियाँ',
    refusalsText:
      'अस्वीकृति application/problem+json होती है, जिसमें code, message और requestId होते हैं। हर कुंजी की अपनी सीमाएँ हैं; 429 का Retry-After बताता है कि कब आगे बढ़ें।',
    same: 'यही OpenAPI दस्तावेज़ के रूप में',
    questions: 'प्रश्न:',
    scopes: {
      'videos:read': 'वीडियो, प्रस्तुतकर्ता, स्क्रिप्ट और फ़ाइलें पढ़ना',
      'videos:write': 'वीडियो, प्रस्तुतकर्ता, स्क्रिप्ट और फ़ाइलें बनाना और बदलना',
      'people:read': 'साइट के लोगों को पढ़ना',
      'people:write': 'लोगों को बुलाना, भूमिकाएँ बदलना, क्रेडिट देना',
      'site:read': 'ब्रांड, डोमेन और कीमतें पढ़ना',
      'site:write': 'ब्रांड, डोमेन और कीमतें बदलना',
      'figures:read': 'आँकड़े और उपयोग पढ़ना',
    },
  },
  fa: {
    title: (company) => `API ${company}`,
    intro: (host) =>
      `برنامه‌ها با کلیدی از تنظیمات داشبورد شما در ${host} فراخوانی می‌کنند. کلید همان کاری را می‌کند که دامنه‌هایش نام می‌برند و سازنده‌اش اجازه دارد، و تنها در همین سایت.`,
    twice: 'دو بار فرستادن یک چیز',
    twiceText:
      'به هر POST در Idempotency-Key نامی جدا بدهید. درخواست یکسان با نام یکسان یک بار انجام می‌شود؛ تا یک روز همان پاسخ نخست را با Idempotency-Replayed: true می‌گیرد.',
    refusals: 'ردها',
    refusalsText:
      'هر رد از نوع application/problem+json است با code و message و requestId. هر کلید محدودیت‌های خود را دارد؛ 429 در Retry-After می‌گوید کی ادامه دهید.',
    same: 'همین به صورت سند OpenAPI',
    questions: 'پرسش‌ها:',
    scopes: {
      'videos:read': 'خواندن ویدیوها، مجری‌ها، متن‌ها و فایل‌ها',
      'videos:write': 'ساختن و تغییر ویدیوها، مجری‌ها، متن‌ها و فایل‌ها',
      'people:read': 'خواندن افراد سایت',
      'people:write': 'دعوت افراد، تغییر نقش‌ها، دادن اعتبار',
      'site:read': 'خواندن برند، دامنه‌ها و قیمت‌ها',
      'site:write': 'تغییر برند، دامنه‌ها و قیمت‌ها',
      'figures:read': 'خواندن آمار و مصرف',
    },
  },
}
