import type { BatchField, BatchPlan } from '@vitrine/contract'

/** How people call their columns, without marks and in small letters. What is named first wins. */
const NAMES: Record<BatchField, readonly string[]> = {
  title: ['title', 'name', 'videotitle', 'headline', 'titulo', 'nombre', '标题', '名称', 'शीर्षक', 'عنوان'],
  script: ['script', 'text', 'speech', 'description', 'guion', 'texto', 'descripcion', '脚本', '描述', 'स्क्रिप्ट', 'متن'],
  presenter: ['presenter', 'avatar', 'agent', 'presentador', '主持人', 'प्रस्तुतकर्ता', 'مجری'],
  language: ['language', 'lang', 'locale', 'idioma', '语言', 'भाषा', 'زبان'],
  address: [
    'address',
    'place',
    'location',
    'destination',
    'propertyaddress',
    'direccion',
    'destino',
    '地址',
    'पता',
    'نشانی',
  ],
  price: ['price', 'listprice', 'askingprice', 'cost', 'precio', '价格', 'मूल्य', 'कीमत', 'قیمت'],
  bedrooms: ['bedrooms', 'beds', 'bed', 'br', 'dormitorios', 'habitaciones', '卧室', 'शयनकक्ष', 'اتاقخواب'],
  bathrooms: ['bathrooms', 'baths', 'bath', 'ba', 'banos', '浴室', 'स्नानघर', 'حمام'],
  area: ['area', 'sqft', 'squarefeet', 'livingarea', 'size', 'superficie', '面积', 'क्षेत्रफल', 'متراژ'],
  dates: ['dates', 'date', 'departure', 'travel dates', 'fechas', 'fecha', '日期', 'तारीख', 'تاریخ'],
  duration: ['duration', 'length', 'nights', 'days', 'duracion', '时长', 'अवधि', 'مدت'],
  recipient: ['recipient', 'firstname', 'contact', 'client', 'destinatario', '收件人', 'प्राप्तकर्ता', 'گیرنده'],
}

/** What the columns seem to hold, by their names; each field and each column once. */
export function suggestedColumns(header: readonly string[]): BatchPlan['columns'] {
  const names = header.map(plainName)
  const found: BatchPlan['columns'] = {}
  const taken = new Set<number>()
  for (const [field, known] of Object.entries(NAMES) as [BatchField, readonly string[]][]) {
    const index = known.map((name) => names.indexOf(plainName(name))).find((place) => place >= 0 && !taken.has(place))
    if (index === undefined) continue
    found[field] = index
    taken.add(index)
  }
  return found
}

/** `First_Name` and `first name` are one; accents do not count, other scripts' marks do. */
function plainName(name: string): string {
  const text = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
