import type { Language } from '@vitrine/contract'

/** What stands on an invoice, in one language. Numbers come in as they are to be shown. */
interface InvoiceWords {
  title: string
  date: string
  paid: string
  /** Above the company that sells. */
  soldBy: string
  billedTo: string
  /** Beside the number. */
  marks: Record<'paid' | 'refunded', string>
  columns: [what: string, quantity: string, amount: string]
  credits(count: string): string
  subtotal: string
  tax: string
  taxIncluded: string
  /** The customer's number at their tax office. */
  taxId(number: string): string
  total: string
  refunded: string
  questions(address: string): string
}

export const invoiceWords: Record<Language, InvoiceWords> = {
  en: {
    title: 'Invoice',
    date: 'Date',
    paid: 'Paid on',
    soldBy: 'Sold by',
    billedTo: 'Billed to',
    marks: { paid: 'Paid', refunded: 'Refunded' },
    columns: ['Description', 'Quantity', 'Amount'],
    credits: (count) => `${count} credits, 1 credit is 1 minute of video`,
    subtotal: 'Subtotal',
    tax: 'Tax',
    taxIncluded: 'included where due',
    taxId: (number) => `Tax ID: ${number}`,
    total: 'Total',
    refunded: 'Refunded',
    questions: (address) => `Questions about this invoice: ${address}`,
  },
  es: {
    title: 'Factura',
    date: 'Fecha',
    paid: 'Pagada el',
    soldBy: 'Vendido por',
    billedTo: 'Facturado a',
    marks: { paid: 'Pagada', refunded: 'Reembolsada' },
    columns: ['Descripción', 'Cantidad', 'Importe'],
    credits: (count) => `${count} créditos, 1 crédito es 1 minuto de vídeo`,
    subtotal: 'Subtotal',
    tax: 'Impuestos',
    taxIncluded: 'incluidos si proceden',
    taxId: (number) => `Identificación fiscal: ${number}`,
    total: 'Total',
    refunded: 'Reembolsado',
    questions: (address) => `Preguntas sobre esta factura: ${address}`,
  },
  zh: {
    title: '发票',
    date: '日期',
    paid: '付款日期',
    soldBy: '销售方',
    billedTo: '客户',
    marks: { paid: '已付款', refunded: '已退款' },
    columns: ['说明', '数量', '金额'],
    credits: (count) => `${count} 点数，1 点数为 1 分钟视频`,
    subtotal: '小计',
    tax: '税费',
    taxIncluded: '如适用，已包含',
    taxId: (number) => `税号： ${number}`,
    total: '总计',
    refunded: '已退款',
    questions: (address) => `对本发票有疑问请联系：${address}`,
  },
  hi: {
    title: 'चालान',
    date: 'तारीख',
    paid: 'भुगतान की तारीख',
    soldBy: 'विक्रेता',
    billedTo: 'ग्राहक',
    marks: { paid: 'भुगतान हो चुका', refunded: 'वापस किया गया' },
    columns: ['विवरण', 'मात्रा', 'राशि'],
    credits: (count) => `${count} क्रेडिट, 1 क्रेडिट यानी 1 मिनट का वीडियो`,
    subtotal: 'उप-योग',
    tax: 'कर',
    taxIncluded: 'जहाँ लागू, शामिल',
    taxId: (number) => `कर पहचान संख्या: ${number}`,
    total: 'कुल',
    refunded: 'वापस किया गया',
    questions: (address) => `इस चालान के बारे में प्रश्न: ${address}`,
  },
  fa: {
    title: 'صورت‌حساب',
    date: 'تاریخ',
    paid: 'تاریخ پرداخت',
    soldBy: 'فروشنده',
    billedTo: 'خریدار',
    marks: { paid: 'پرداخت‌شده', refunded: 'بازگردانده شده' },
    columns: ['شرح', 'تعداد', 'مبلغ'],
    credits: (count) => `${count} اعتبار، هر اعتبار یک دقیقه ویدیو`,
    subtotal: 'جمع',
    tax: 'مالیات',
    taxIncluded: 'در صورت تعلق، لحاظ شده',
    taxId: (number) => `شناسه مالیاتی: ${number}`,
    total: 'جمع کل',
    refunded: 'بازگردانده شده',
    questions: (address) => `پرسش درباره این صورت‌حساب: ${address}`,
  },
}
