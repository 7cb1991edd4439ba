import type { Language } from '@vitrine/contract'

interface NewsletterWords {
  /** Below every newsletter: why somebody gets it. */
  why(company: string): string
}

export const newsletterWords: Record<Language, NewsletterWords> = {
  en: { why: (company) => `You get this because you asked for news from ${company}.` },
  es: { why: (company) => `Recibes este correo porque pediste novedades de ${company}.` },
  zh: { why: (company) => `您收到此邮件，是因为您订阅了 ${company} 的资讯。` },
  hi: { why: (company) => `आपको यह इसलिए मिला क्योंकि आपने ${company} की ख़बरें माँगी थीं।` },
  fa: { why: (company) => `این نامه را می‌گیرید چون خواسته‌اید از ${company} خبر بگیرید.` },
}
