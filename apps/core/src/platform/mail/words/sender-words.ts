import type { Language } from '@vitrine/contract'

interface Said {
  subject(address: string): string
  text(address: string): string
}

/** What letters about the sender of a site say, in one language. */
interface SenderWords {
  ready: Said
  lost: Said
  action: string
}

export const senderWords: Record<Language, SenderWords> = {
  en: {
    ready: {
      subject: (address) => `Your mails now come from ${address}`,
      text: (address) =>
        `the records of your domain are right. From now on the mails of your site come from ${address}.`,
    },
    lost: {
      subject: (address) => `Your mails no longer come from ${address}`,
      text: () =>
        [
          'a record of your domain is gone or was changed.',
          'So that no mail gets lost, the mails of your site come from our own address until it is back, still in your name.',
          'Answers reach you as before.',
        ].join(' '),
    },
    action: 'See the records',
  },
  es: {
    ready: {
      subject: (address) => `Sus correos ya salen de ${address}`,
      text: (address) =>
        `los registros de su dominio son correctos. Desde ahora los correos de su sitio salen de ${address}.`,
    },
    lost: {
      subject: (address) => `Sus correos ya no salen de ${address}`,
      text: () =>
        [
          'un registro de su dominio ha desaparecido o ha cambiado.',
          'Para que no se pierda ningún correo, los de su sitio salen de nuestra dirección hasta que vuelva, siempre con su nombre.',
          'Las respuestas le llegan como antes.',
        ].join(' '),
    },
    action: 'Ver los registros',
  },
  zh: {
    ready: {
      subject: (address) => `您的邮件现在由 ${address} 发出`,
      text: (address) => `您的域名记录已正确。从现在起，网站的邮件由 ${address} 发出。`,
    },
    lost: {
      subject: (address) => `您的邮件不再由 ${address} 发出`,
      text: () =>
        '您域名的一条记录消失或被更改。为了不丢失邮件，在记录恢复之前，网站的邮件由我们的地址发出，仍以您的名义。回复照常送达给您。',
    },
    action: '查看记录',
  },
  hi: {
    ready: {
      subject: (address) => `आपके मेल अब ${address} से जाते हैं`,
      text: (address) => `आपके डोमेन के रिकॉर्ड सही हैं। अब से आपकी साइट के मेल ${address} से जाते हैं।`,
    },
    lost: {
      subject: (address) => `आपके मेल अब ${address} से नहीं जाते`,
      text: () =>
        [
          'आपके डोमेन का एक रिकॉर्ड हट गया या बदल गया है।',
          'कोई मेल न खोए, इसलिए उसके लौटने तक आपकी साइट के मेल हमारे पते से जाते हैं, आपके ही नाम से।',
          'जवाब आप तक पहले की तरह पहुँचते हैं।',
        ].join(' '),
    },
    action: 'रिकॉर्ड देखें',
  },
  fa: {
    ready: {
      subject: (address) => `ایمیل‌های شما اکنون از ${address} می‌آیند`,
      text: (address) => `رکوردهای دامنهٔ شما درست است. از این پس ایمیل‌های سایت شما از ${address} فرستاده می‌شوند.`,
    },
    lost: {
      subject: (address) => `ایمیل‌های شما دیگر از ${address} نمی‌آیند`,
      text: () =>
        [
          'یکی از رکوردهای دامنهٔ شما حذف شده یا تغییر کرده است.',
          'برای اینکه هیچ ایمیلی گم نشود، تا بازگشت آن ایمیل‌های سایت شما از نشانی ما و همچنان به نام شما فرستاده می‌شوند.',
          'پاسخ‌ها مانند پیش به شما می‌رسند.',
        ].join(' '),
    },
    action: 'دیدن رکوردها',
  },
}
