import type { Language } from '@vitrine/contract'

interface NoticeText {
  title: string
  text: string
  /** Stands before the address of the support. */
  help: string
}

export type Notice = 'paused' | 'failed'

/** The pages that the core makes by itself, because the app is not there or could not be sent. */
export const noticeTexts: Record<Language, Record<Notice, NoticeText>> = {
  en: {
    paused: {
      title: 'This site is paused',
      text: 'Signing in and making videos rest for now. Nothing is lost: accounts, videos, scripts and credits are all kept.',
      help: 'Questions:',
    },
    failed: {
      title: 'This page could not be made',
      text: 'Something went wrong on our side. What you saved is safe. Load the page again in a moment.',
      help: 'If it stays, write to',
    },
  },
  es: {
    paused: {
      title: 'Este sitio está en pausa',
      text: 'Por ahora no se puede entrar ni crear vídeos. No se pierde nada: cuentas, vídeos, guiones y créditos se conservan.',
      help: 'Preguntas:',
    },
    failed: {
      title: 'No se pudo crear esta página',
      text: 'Algo falló por nuestra parte. Lo que guardaste está a salvo. Vuelve a cargar la página dentro de un momento.',
      help: 'Si sigue igual, escribe a',
    },
  },
  zh: {
    paused: {
      title: '本网站已暂停',
      text: '目前无法登录和制作视频。一切都会保留：账户、视频、脚本和点数都不会丢失。',
      help: '如有疑问：',
    },
    failed: {
      title: '无法生成此页面',
      text: '我们这边出了问题。您已保存的内容是安全的。请稍后重新加载页面。',
      help: '如果问题仍然存在，请写信至',
    },
  },
  hi: {
    paused: {
      title: 'यह साइट अभी रुकी हुई है',
      text: 'अभी साइन इन करना और वीडियो बनाना बंद है। कुछ भी नहीं खोता: खाते, वीडियो, स्क्रिप्ट और क्रेडिट सब सुरक्षित रखे हैं।',
      help: 'सवाल हों तो:',
    },
    failed: {
      title: 'यह पेज नहीं बन सका',
      text: 'हमारी ओर से कुछ गड़बड़ हुई। जो आपने सहेजा है वह सुरक्षित है। थोड़ी देर में पेज फिर से लोड करें।',
      help: 'अगर समस्या बनी रहे, तो लिखें:',
    },
  },
  fa: {
    paused: {
      title: 'این سایت موقتاً متوقف است',
      text: 'فعلاً ورود و ساخت ویدیو ممکن نیست. چیزی از دست نمی‌رود: حساب‌ها، ویدیوها، متن‌ها و اعتبارها همه نگه داشته می‌شوند.',
      help: 'پرسش‌ها:',
    },
    failed: {
      title: 'این صفحه ساخته نشد',
      text: 'از طرف ما مشکلی پیش آمد. آنچه ذخیره کرده‌اید محفوظ است. کمی بعد صفحه را دوباره بارگذاری کنید.',
      help: 'اگر مشکل ماند، بنویسید به',
    },
  },
}
