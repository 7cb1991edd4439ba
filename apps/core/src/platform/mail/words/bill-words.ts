import type { Language } from '@vitrine/contract'

/** What a letter about a bill is about, as it is to be shown. */
interface Told {
  company: string
  month: string
  amount: string
  day: string
}

type Sentence = (told: Told) => string

/** What the owners of a site read about the bills for it, in one language. */
interface BillWords {
  issued: { subject: Sentence; text: Sentence }
  due: { subject: Sentence; steps: [first: Sentence, second: Sentence, last: Sentence] }
  paused: { subject: Sentence; text: Sentence }
  action: string
}

export const billWords: Record<Language, BillWords> = {
  en: {
    issued: {
      subject: ({ month }) => `Your bill for ${month}`,
      text: ({ company, month, amount, day }) =>
        `here is the bill for ${company} in ${month}: ${amount}, due on ${day}. Every video of the month is a line of it.`,
    },
    due: {
      subject: ({ month }) => `Your bill for ${month} is due`,
      steps: [
        ({ month, amount, day }) =>
          `the bill for ${month} over ${amount} was due on ${day}. If you have paid it meanwhile, there is nothing to do.`,
        ({ month, amount }) =>
          `the bill for ${month} over ${amount} is still open. Please pay it, so that your site stays open.`,
        ({ month, amount }) =>
          `this is the last reminder: if the bill for ${month} over ${amount} stays open for 7 more days, your site is paused.`,
      ],
    },
    paused: {
      subject: ({ company }) => `${company} is paused`,
      text: ({ month, amount }) =>
        `the bill for ${month} over ${amount} is not paid, so your site is paused. Everything is kept, and you still reach your bills.`,
    },
    action: 'See your bills',
  },
  es: {
    issued: {
      subject: ({ month }) => `Su factura de ${month}`,
      text: ({ company, month, amount, day }) =>
        `esta es la factura de ${company} de ${month}: ${amount}, con vencimiento el ${day}. Cada vídeo del mes es una línea.`,
    },
    due: {
      subject: ({ month }) => `Su factura de ${month} ha vencido`,
      steps: [
        ({ month, amount, day }) =>
          `la factura de ${month} por ${amount} venció el ${day}. Si ya la ha pagado, no tiene que hacer nada.`,
        ({ month, amount }) =>
          `la factura de ${month} por ${amount} sigue pendiente. Páguela para que su sitio siga abierto.`,
        ({ month, amount }) =>
          `este es el último aviso: si la factura de ${month} por ${amount} sigue pendiente 7 días más, su sitio se pausará.`,
      ],
    },
    paused: {
      subject: ({ company }) => `${company} está en pausa`,
      text: ({ month, amount }) =>
        `la factura de ${month} por ${amount} no está pagada: su sitio está en pausa. Todo se conserva y sigue viendo sus facturas.`,
    },
    action: 'Ver sus facturas',
  },
  zh: {
    issued: {
      subject: ({ month }) => `您的${month}账单`,
      text: ({ company, month, amount, day }) =>
        `这是 ${company} ${month}的账单：${amount}，到期日为 ${day}。当月的每个视频都列为一行。`,
    },
    due: {
      subject: ({ month }) => `您的${month}账单已到期`,
      steps: [
        ({ month, amount, day }) => `${month}的账单（${amount}）已于 ${day} 到期。如果您已付款，则无需任何操作。`,
        ({ month, amount }) => `${month}的账单（${amount}）仍未支付。请付款，以便您的网站继续开放。`,
        ({ month, amount }) => `这是最后一次提醒：如果${month}的账单（${amount}）再过 7 天仍未支付，您的网站将被暂停。`,
      ],
    },
    paused: {
      subject: ({ company }) => `${company} 已暂停`,
      text: ({ month, amount }) =>
        `${month}的账单（${amount}）未支付，因此您的网站已暂停，不再制作视频。所有内容均已保留，您仍可查看账单。`,
    },
    action: '查看账单',
  },
  hi: {
    issued: {
      subject: ({ month }) => `${month} का आपका बिल`,
      text: ({ company, month, amount, day }) =>
        `यह ${company} का ${month} का बिल है: ${amount}, अंतिम तिथि ${day}। महीने का हर वीडियो इसमें एक पंक्ति है।`,
    },
    due: {
      subject: ({ month }) => `${month} के आपके बिल की तिथि आ गई`,
      steps: [
        ({ month, amount, day }) =>
          `${month} के ${amount} के बिल की तिथि ${day} थी। यदि आप भुगतान कर चुके हैं, तो कुछ करना नहीं है।`,
        ({ month, amount }) => `${month} का ${amount} का बिल अब भी बाकी है। कृपया भुगतान करें, ताकि आपकी साइट खुली रहे।`,
        ({ month, amount }) =>
          `यह अंतिम सूचना है: यदि ${month} का ${amount} का बिल 7 दिन और बाकी रहा, तो आपकी साइट रोक दी जाएगी।`,
      ],
    },
    paused: {
      subject: ({ company }) => `${company} रुकी हुई है`,
      text: ({ month, amount }) =>
        `${month} का ${amount} का बिल नहीं चुकाया गया, इसलिए आपकी साइट रुकी है। सब कुछ सुरक्षित है, और बिल खुले हैं।`,
    },
    action: 'अपने बिल देखें',
  },
  fa: {
    issued: {
      subject: ({ month }) => `صورت‌حساب ${month} شما`,
      text: ({ company, month, amount, day }) =>
        `این صورت‌حساب ${company} برای ${month} است: ${amount}، با سررسید ${day}. هر ویدیوی این ماه یک سطر آن است.`,
    },
    due: {
      subject: ({ month }) => `سررسید صورت‌حساب ${month} شما رسیده است`,
      steps: [
        ({ month, amount, day }) =>
          `سررسید صورت‌حساب ${month} به مبلغ ${amount}، ${day} بود. اگر در این میان پرداخته‌اید، کاری لازم نیست.`,
        ({ month, amount }) =>
          `صورت‌حساب ${month} به مبلغ ${amount} هنوز پرداخت نشده است. لطفاً بپردازید تا سایت شما باز بماند.`,
        ({ month, amount }) =>
          `این آخرین یادآوری است: اگر صورت‌حساب ${month} به مبلغ ${amount} تا ۷ روز دیگر پرداخت نشود، سایت شما متوقف می‌شود.`,
      ],
    },
    paused: {
      subject: ({ company }) => `${company} متوقف شد`,
      text: ({ month, amount }) =>
        `صورت‌حساب ${month} به مبلغ ${amount} پرداخت نشده و سایت شما متوقف است. همه چیز محفوظ و صورت‌حساب‌ها در دسترس است.`,
    },
    action: 'دیدن صورت‌حساب‌ها',
  },
}
