import type { Language } from '@vitrine/contract'

interface Said {
  subject(company: string, count: string): string
  title(count: string): string
  text(videoTitle: string, count: string): string
}

/** What the letter about a table says whose rows were made. */
interface BatchWords {
  subject(company: string, ready: string): string
  title: string
  text: string
  ready: string
  failed: string
  notMade: string
  notCharged: string
  action: string
}

/** What letters about finished videos say, in one language. Numbers come in as they are to be shown. */
interface NoticeWords {
  ready: { one: Said; several: Said; action: string }
  failed: { one: Said; several: Said; action: string }
  batch: BatchWords
  /** The link that ends such letters. */
  stop: string
}

export const noticeWords: Record<Language, NoticeWords> = {
  en: {
    ready: {
      one: {
        subject: (company) => `Your ${company} video is ready`,
        title: () => 'Your video is ready',
        text: (video) => `“${video}” is finished. Watch it, share its link or download it.`,
      },
      several: {
        subject: (company, count) => `${count} ${company} videos are ready`,
        title: (count) => `${count} videos are ready`,
        text: () => 'your videos are finished. Watch them, share their links or download them.',
      },
      action: 'Open your videos',
    },
    failed: {
      one: {
        subject: (company) => `Your ${company} video could not be finished`,
        title: () => 'Your video could not be finished',
        text: (video) =>
          `“${video}” could not be finished. You were not charged: its credits are back in your account.`,
      },
      several: {
        subject: (company, count) => `${count} ${company} videos could not be finished`,
        title: (count) => `${count} videos could not be finished`,
        text: () => 'they are marked in your videos. You were not charged: their credits are back in your account.',
      },
      action: 'See why and try again',
    },
    batch: {
      subject: (company, ready) => `Your ${company} table is done, ${ready} ready`,
      title: 'Your table is done',
      text: 'all of its rows have been taken up. This is what came of them:',
      ready: 'Ready',
      failed: 'Failed',
      notMade: 'Not made',
      notCharged:
        'Rows that are not ready were not charged: their credits are back in your account. They come as a file with their reasons.',
      action: 'See what came of it',
    },
    stop: 'No more mails of this kind',
  },
  es: {
    ready: {
      one: {
        subject: (company) => `Tu vídeo de ${company} está listo`,
        title: () => 'Tu vídeo está listo',
        text: (video) => `“${video}” está terminado. Míralo, comparte su enlace o descárgalo.`,
      },
      several: {
        subject: (company, count) => `${count} vídeos de ${company} están listos`,
        title: (count) => `${count} vídeos están listos`,
        text: () => 'tus vídeos están terminados. Míralos, comparte sus enlaces o descárgalos.',
      },
      action: 'Abrir tus vídeos',
    },
    failed: {
      one: {
        subject: (company) => `Tu vídeo de ${company} no se pudo terminar`,
        title: () => 'Tu vídeo no se pudo terminar',
        text: (video) =>
          `“${video}” no se pudo terminar. No se te cobró nada: los créditos vuelven a estar en tu cuenta.`,
      },
      several: {
        subject: (company, count) => `${count} vídeos de ${company} no se pudieron terminar`,
        title: (count) => `${count} vídeos no se pudieron terminar`,
        text: () => 'están señalados en tus vídeos. No se te cobró nada: los créditos vuelven a estar en tu cuenta.',
      },
      action: 'Ver el motivo y reintentar',
    },
    batch: {
      subject: (company, ready) => `Tu tabla de ${company} está terminada. Listos: ${ready}`,
      title: 'Tu tabla está terminada',
      text: 'se han procesado todas sus filas. Este es el resultado:',
      ready: 'Listos',
      failed: 'Fallidos',
      notMade: 'No creados',
      notCharged:
        'No se cobró nada por las filas que no están listas. Puedes descargarlas en un archivo con el motivo de cada una.',
      action: 'Ver el resultado',
    },
    stop: 'No quiero más correos como este',
  },
  zh: {
    ready: {
      one: {
        subject: (company) => `您的 ${company} 视频已完成`,
        title: () => '您的视频已完成',
        text: (video) => `“${video}”已制作完成。您可以观看、分享链接或下载。`,
      },
      several: {
        subject: (company, count) => `${count} 个 ${company} 视频已完成`,
        title: (count) => `${count} 个视频已完成`,
        text: () => '您的视频已制作完成。您可以观看、分享链接或下载。',
      },
      action: '打开您的视频',
    },
    failed: {
      one: {
        subject: (company) => `您的 ${company} 视频未能完成`,
        title: () => '您的视频未能完成',
        text: (video) => `“${video}”未能完成。没有扣费：点数已退回您的账户。`,
      },
      several: {
        subject: (company, count) => `${count} 个 ${company} 视频未能完成`,
        title: (count) => `${count} 个视频未能完成`,
        text: () => '它们已在您的视频中标出。没有扣费：点数已退回您的账户。',
      },
      action: '查看原因并重试',
    },
    batch: {
      subject: (company, ready) => `您的表格已处理完毕：${ready} 个 ${company} 视频已完成`,
      title: '您的表格已处理完毕',
      text: '所有行均已处理，结果如下：',
      ready: '已完成',
      failed: '失败',
      notMade: '未制作',
      notCharged: '未完成的行没有扣费：预留的点数已退回您的账户。您可以下载包含这些行及其原因的文件。',
      action: '查看结果',
    },
    stop: '不再接收此类邮件',
  },
  hi: {
    ready: {
      one: {
        subject: (company) => `आपका ${company} वीडियो तैयार है`,
        title: () => 'आपका वीडियो तैयार है',
        text: (video) => `“${video}” पूरा हो गया है। इसे देखें, इसका लिंक साझा करें या डाउनलोड करें।`,
      },
      several: {
        subject: (company, count) => `${company} के ${count} वीडियो तैयार हैं`,
        title: (count) => `${count} वीडियो तैयार हैं`,
        text: () => 'आपके वीडियो पूरे हो गए हैं। इन्हें देखें, इनके लिंक साझा करें या डाउनलोड करें।',
      },
      action: 'अपने वीडियो खोलें',
    },
    failed: {
      one: {
        subject: (company) => `आपका ${company} वीडियो पूरा नहीं हो सका`,
        title: () => 'आपका वीडियो पूरा नहीं हो सका',
        text: (video) => `“${video}” पूरा नहीं हो सका। आपसे कुछ नहीं लिया गया: इसके क्रेडिट आपके खाते में लौट आए हैं।`,
      },
      several: {
        subject: (company, count) => `${company} के ${count} वीडियो पूरे नहीं हो सके`,
        title: (count) => `${count} वीडियो पूरे नहीं हो सके`,
        text: () => 'ये आपके वीडियो में दिखाए गए हैं। आपसे कुछ नहीं लिया गया: इनके क्रेडिट आपके खाते में लौट आए हैं।',
      },
      action: 'कारण देखें और फिर कोशिश करें',
    },
    batch: {
      subject: (company, ready) => `आपकी ${company} तालिका पूरी हुई। तैयार: ${ready}`,
      title: 'आपकी तालिका पूरी हुई',
      text: 'इसकी सभी पंक्तियाँ पूरी कर ली गई हैं। नतीजा यह है:',
      ready: 'तैयार',
      failed: 'असफल',
      notMade: 'नहीं बने',
      notCharged: 'जो पंक्तियाँ तैयार नहीं हुईं, उनके क्रेडिट लौट आए हैं। वे पंक्तियाँ कारण सहित एक फ़ाइल में मिलती हैं।',
      action: 'नतीजा देखें',
    },
    stop: 'ऐसे मेल और न भेजें',
  },
  fa: {
    ready: {
      one: {
        subject: (company) => `ویدیوی ${company} شما آماده است`,
        title: () => 'ویدیوی شما آماده است',
        text: (video) => `«${video}» تمام شد. آن را ببینید، پیوندش را به اشتراک بگذارید یا بارگیری کنید.`,
      },
      several: {
        subject: (company, count) => `${count} ویدیوی ${company} آماده است`,
        title: (count) => `${count} ویدیو آماده است`,
        text: () => 'ویدیوهای شما تمام شدند. آن‌ها را ببینید، پیوندشان را به اشتراک بگذارید یا بارگیری کنید.',
      },
      action: 'باز کردن ویدیوها',
    },
    failed: {
      one: {
        subject: (company) => `ویدیوی ${company} شما تمام نشد`,
        title: () => 'ویدیوی شما تمام نشد',
        text: (video) => `«${video}» تمام نشد. هزینه‌ای از شما کم نشد: اعتبار آن به حسابتان برگشته است.`,
      },
      several: {
        subject: (company, count) => `${count} ویدیوی ${company} تمام نشد`,
        title: (count) => `${count} ویدیو تمام نشد`,
        text: () => 'آن‌ها در ویدیوهای شما مشخص شده‌اند. هزینه‌ای از شما کم نشد: اعتبارشان به حسابتان برگشته است.',
      },
      action: 'دیدن دلیل و تلاش دوباره',
    },
    batch: {
      subject: (company, ready) => `جدول شما تمام شد: ${ready} ویدیوی ${company} آماده است`,
      title: 'جدول شما تمام شد',
      text: 'همهٔ ردیف‌های آن انجام شد. نتیجه این است:',
      ready: 'آماده',
      failed: 'ناموفق',
      notMade: 'ساخته‌نشده',
      notCharged:
        'برای ردیف‌هایی که آماده نشدند هزینه‌ای کم نشد و اعتبارشان به حسابتان برگشته است. این ردیف‌ها با دلیلشان در یک فایل برمی‌گردند.',
      action: 'دیدن نتیجه',
    },
    stop: 'دیگر از این نامه‌ها نفرستید',
  },
}
