import type { Language } from '@vitrine/contract'

/** What letters say about changes that let somebody into an account, in one language. */
interface SafetyWords {
  changeRequested: { subject(company: string): string; title: string; text: string; closing: string }
  undoLink(days: number): string
  undoAction: string
  keyMade: {
    subject(company: string): string
    title: string
    text: string
    facts: [name: string, scopes: string, created: string, expires: string]
    action: string
    closing: string
  }
}

export const safetyWords: Record<Language, SafetyWords> = {
  en: {
    changeRequested: {
      subject: (company) => `A new address for your ${company} account`,
      title: 'A new address was requested',
      text: 'another address was entered for your account. This one stays in use until the new one is confirmed.',
      closing: 'If that was you, there is nothing to do here.',
    },
    undoLink: (days) =>
      `If that was not you, undo it. The link works for ${days} days, also when you cannot sign in: ` +
      'this address stays or comes back, and every browser is signed out.',
    undoAction: 'Undo the change',
    keyMade: {
      subject: (company) => `New API key for ${company}`,
      title: 'A new API key was created',
      text: 'a new API key was created with your account. Programs can use it in your name.',
      facts: ['Key', 'Scopes', 'Created', 'Expires'],
      action: 'See API keys',
      closing: 'If that was not you, revoke the key, change your password and sign out everywhere.',
    },
  },
  es: {
    changeRequested: {
      subject: (company) => `Una dirección nueva para tu cuenta de ${company}`,
      title: 'Se pidió una dirección nueva',
      text: 'se introdujo otra dirección para tu cuenta. Esta sigue en uso hasta que se confirme la nueva.',
      closing: 'Si fuiste tú, aquí no tienes que hacer nada.',
    },
    undoLink: (days) =>
      `Si no fuiste tú, deshazlo. El enlace funciona durante ${days} días, aunque no puedas entrar: ` +
      'esta dirección se mantiene o vuelve, y se cierra la sesión en todos los navegadores.',
    undoAction: 'Deshacer el cambio',
    keyMade: {
      subject: (company) => `Nueva clave de API en ${company}`,
      title: 'Se creó una clave de API',
      text: 'se creó una clave de API con tu cuenta. Los programas pueden usarla en tu nombre.',
      facts: ['Clave', 'Permisos', 'Creada', 'Caduca'],
      action: 'Ver las claves de API',
      closing: 'Si no fuiste tú, revoca la clave, cambia tu contraseña y cierra la sesión en todas partes.',
    },
  },
  zh: {
    changeRequested: {
      subject: (company) => `您的 ${company} 账户有新邮箱待确认`,
      title: '有人请求更换邮箱',
      text: '有人为您的账户填写了另一个邮箱。在新邮箱确认之前，此邮箱继续有效。',
      closing: '如果是您本人操作，则无需处理。',
    },
    undoLink: (days) =>
      `如果不是您本人操作，请撤销。此链接 ${days} 天内有效，无法登录时也可使用：此邮箱将保留或恢复，所有浏览器都会退出登录。`,
    undoAction: '撤销更改',
    keyMade: {
      subject: (company) => `${company} 的新 API 密钥`,
      title: '已创建新的 API 密钥',
      text: '您的账户创建了一个新的 API 密钥。程序可以用它以您的名义操作。',
      facts: ['密钥', '权限范围', '创建时间', '到期时间'],
      action: '查看 API 密钥',
      closing: '如果不是您本人操作，请撤销该密钥、更改密码，并在所有设备上退出登录。',
    },
  },
  hi: {
    changeRequested: {
      subject: (company) => `आपके ${company} खाते के लिए नया पता`,
      title: 'नए पते का अनुरोध किया गया',
      text: 'आपके खाते के लिए दूसरा पता डाला गया है। नए पते की पुष्टि होने तक यही पता काम करेगा।',
      closing: 'अगर यह आप ही थे, तो यहाँ कुछ करने की ज़रूरत नहीं है।',
    },
    undoLink: (days) =>
      `अगर यह आप नहीं थे, तो इसे वापस लें। लिंक ${days} दिनों तक काम करता है, साइन इन न कर पाने पर भी: ` +
      'यह पता बना रहता है या वापस आता है, और सभी ब्राउज़र साइन आउट हो जाते हैं।',
    undoAction: 'बदलाव वापस लें',
    keyMade: {
      subject: (company) => `${company} के लिए नई API कुंजी`,
      title: 'एक नई API कुंजी बनाई गई',
      text: 'आपके खाते से एक नई API कुंजी बनाई गई। प्रोग्राम इसे आपके नाम से इस्तेमाल कर सकते हैं।',
      facts: ['कुंजी', 'अनुमतियाँ', 'बनाई गई', 'समाप्ति'],
      action: 'API कुंजियाँ देखें',
      closing: 'अगर यह आप नहीं थे, तो कुंजी रद्द करें, पासवर्ड बदलें और हर जगह से साइन आउट करें।',
    },
  },
  fa: {
    changeRequested: {
      subject: (company) => `نشانی تازه‌ای برای حساب ${company} شما`,
      title: 'نشانی تازه‌ای درخواست شد',
      text: 'نشانی دیگری برای حساب شما وارد شده است. تا تأیید نشانی تازه، همین نشانی به کار می‌رود.',
      closing: 'اگر خودتان بوده‌اید، اینجا کاری لازم نیست.',
    },
    undoLink: (days) =>
      `اگر شما نبوده‌اید، آن را برگردانید. پیوند تا ${days} روز کار می‌کند، حتی اگر نتوانید وارد شوید: ` +
      'این نشانی می‌ماند یا برمی‌گردد، و همهٔ مرورگرها خارج می‌شوند.',
    undoAction: 'برگرداندن تغییر',
    keyMade: {
      subject: (company) => `کلید API تازه برای ${company}`,
      title: 'کلید API تازه‌ای ساخته شد',
      text: 'با حساب شما کلید API تازه‌ای ساخته شد. برنامه‌ها می‌توانند آن را به نام شما به کار ببرند.',
      facts: ['کلید', 'دسترسی‌ها', 'ساخته شد', 'پایان اعتبار'],
      action: 'دیدن کلیدهای API',
      closing: 'اگر شما نبوده‌اید، کلید را باطل کنید، گذرواژه را عوض کنید و از همه‌جا خارج شوید.',
    },
  },
}
