import type { Language } from '@vitrine/contract'

/** What stands on a bill of the platform, in one language. Numbers come in as they are to be shown. */
interface PaperWords {
  title: string
  issued: string
  due: string
  paid: string
  /** Above the company that sells. */
  soldBy: string
  billedTo: string
  /** Beside the number of what has been paid. */
  paidMark: string
  columns: [what: string, quantity: string, amount: string]
  base: { what(month: string): string; detail(videos: string, twins: string): string }
  /** How much of the month is owed for. */
  part(days: string, of: string): string
  overage: { what: string; detail(used: string, included: string): string }
  twins: { what: string; detail(made: string, included: string): string }
  total: string
  lines: string
}

export const paperWords: Record<Language, PaperWords> = {
  en: {
    title: 'Invoice',
    issued: 'Date',
    due: 'Due on',
    paid: 'Paid on',
    soldBy: 'Sold by',
    billedTo: 'Billed to',
    paidMark: 'Paid',
    columns: ['Description', 'Quantity', 'Amount'],
    base: {
      what: (month) => `Platform, ${month}`,
      detail: (videos, twins) => `${videos} videos and ${twins} digital twins included`,
    },
    part: (days, of) => `${days} of ${of} days`,
    overage: { what: 'Further videos', detail: (used, included) => `${used} finished, ${included} included` },
    twins: { what: 'Further digital twins', detail: (made, included) => `${made} made, ${included} included` },
    total: 'Total',
    lines: 'Every video is a line of the table that your dashboard gives beside this invoice.',
  },
  es: {
    title: 'Factura',
    issued: 'Fecha',
    due: 'Vence el',
    paid: 'Pagada el',
    soldBy: 'Vendido por',
    billedTo: 'Facturado a',
    paidMark: 'Pagada',
    columns: ['Descripción', 'Cantidad', 'Importe'],
    base: {
      what: (month) => `Plataforma, ${month}`,
      detail: (videos, twins) => `${videos} vídeos y ${twins} gemelos digitales incluidos`,
    },
    part: (days, of) => `${days} de ${of} días`,
    overage: { what: 'Vídeos adicionales', detail: (used, included) => `${used} terminados, ${included} incluidos` },
    twins: {
      what: 'Gemelos digitales adicionales',
      detail: (made, included) => `${made} creados, ${included} incluidos`,
    },
    total: 'Total',
    lines: 'Cada vídeo es una línea de la tabla que su panel ofrece junto a esta factura.',
  },
  zh: {
    title: '发票',
    issued: '日期',
    due: '到期日',
    paid: '付款日期',
    soldBy: '销售方',
    billedTo: '客户',
    paidMark: '已付款',
    columns: ['说明', '数量', '金额'],
    base: { what: (month) => `平台，${month}`, detail: (videos, twins) => `含 ${videos} 个视频和 ${twins} 个数字分身` },
    part: (days, of) => `按 ${days} 天计（当月 ${of} 天）`,
    overage: { what: '超出的视频', detail: (used, included) => `完成 ${used} 个，含 ${included} 个` },
    twins: { what: '超出的数字分身', detail: (made, included) => `制作 ${made} 个，含 ${included} 个` },
    total: '总计',
    lines: '您的控制台在本发票旁提供一张表，每个视频为一行。',
  },
  hi: {
    title: 'चालान',
    issued: 'तारीख',
    due: 'अंतिम तिथि',
    paid: 'भुगतान की तारीख',
    soldBy: 'विक्रेता',
    billedTo: 'ग्राहक',
    paidMark: 'भुगतान हो चुका',
    columns: ['विवरण', 'मात्रा', 'राशि'],
    base: {
      what: (month) => `प्लेटफ़ॉर्म, ${month}`,
      detail: (videos, twins) => `${videos} वीडियो और ${twins} डिजिटल ट्विन शामिल`,
    },
    part: (days, of) => `${of} में से ${days} दिन`,
    overage: { what: 'अतिरिक्त वीडियो', detail: (used, included) => `${used} बने, ${included} शामिल` },
    twins: { what: 'अतिरिक्त डिजिटल ट्विन', detail: (made, included) => `${made} बने, ${included} शामिल` },
    total: 'कुल',
    lines: 'आपका डैशबोर्ड इस चालान के साथ एक तालिका देता है, जिसमें हर वीडियो एक पंक्ति है।',
  },
  fa: {
    title: 'صورت‌حساب',
    issued: 'تاریخ',
    due: 'سررسید',
    paid: 'تاریخ پرداخت',
    soldBy: 'فروشنده',
    billedTo: 'خریدار',
    paidMark: 'پرداخت‌شده',
    columns: ['شرح', 'تعداد', 'مبلغ'],
    base: {
      what: (month) => `پلتفرم، ${month}`,
      detail: (videos, twins) => `شامل ${videos} ویدیو و ${twins} همزاد دیجیتال`,
    },
    part: (days, of) => `${days} روز از ${of} روز`,
    overage: { what: 'ویدیوهای بیشتر', detail: (used, included) => `${used} ساخته شد، ${included} شامل طرح` },
    twins: { what: 'همزادهای دیجیتال بیشتر', detail: (made, included) => `${made} ساخته شد، ${included} شامل طرح` },
    total: 'جمع کل',
    lines: 'داشبورد شما کنار این صورت‌حساب جدولی می‌دهد که هر ویدیو یک سطر آن است.',
  },
}
