import type { BatchField } from '@vitrine/contract'

/** How people call their columns, without marks and in small letters. What is named first wins. */
export const columnNames: Record<BatchField, readonly string[]> = {
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
