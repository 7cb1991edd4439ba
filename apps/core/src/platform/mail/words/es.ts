import type { LetterWords } from './letter-words.ts'

const credits = (count: number) => `${count} ${count === 1 ? 'crédito gratis' : 'créditos gratis'}`

export const es: LetterWords = {
  language: 'es',
  locale: 'es',
  hello: (name) => `Hola, ${name}:`,
  username: 'Usuario',
  questions: 'Preguntas',
  confirmAddress: 'Confirmar tu dirección',
  confirmLink: (hours) =>
    `Confirma esta dirección para que te sirva si pierdes el acceso. El enlace funciona una sola vez y durante ${hours} horas.`,
  wasYou: 'Si fuiste tú, no tienes que hacer nada.',
  wasNotYou: (support) => `Si no fuiste tú, entra y cambia ya tu contraseña, o escribe a ${support}.`,
  newPasswordNotMe: 'No fui yo: elegir otra contraseña',
  welcome: {
    subject: (company) => `Te damos la bienvenida a ${company}`,
    title: (name) => `Hola, ${name}`,
    ready: (free) => `Tu cuenta está lista.${free > 0 ? ` Empiezas con ${credits(free)}.` : ''}`,
    begin: 'Escribe un guion, elige quién lo presenta y mira cómo se crea tu primer vídeo.',
    action: 'Abrir tu panel',
  },
  verify: {
    subject: (company) => `Confirma tu dirección para ${company}`,
    text: 'esta dirección se indicó en tu cuenta.',
    closing: 'Si aquí no tienes cuenta, ignora este correo.',
  },
  emailChanged: {
    subject: (company) => `Se cambió tu dirección en ${company}`,
    title: 'Se cambió tu dirección',
    text: 'tu cuenta ya no usa esta dirección.',
  },
  factor: {
    on: {
      subject: (company) => `El segundo factor de tu cuenta de ${company} está activado`,
      title: 'Tu segundo factor está activado',
      text: 'para entrar hace falta ahora un código de tu aplicación de autenticación, y se cerró la sesión en los demás navegadores.',
    },
    off: {
      subject: (company) => `El segundo factor de tu cuenta de ${company} está desactivado`,
      title: 'Tu segundo factor está desactivado',
      text: 'para entrar basta ahora tu contraseña, y se cerró la sesión en los demás navegadores.',
    },
  },
  reset: {
    subject: (company) => `Elige otra contraseña para ${company}`,
    title: 'Elegir otra contraseña',
    text: 'alguien pidió una contraseña nueva para tu cuenta.',
    link: (minutes) =>
      `El enlace funciona una sola vez y durante ${minutes} minutos. Si pides otro, este deja de valer.`,
    closing: 'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
  },
  passwordChanged: {
    subject: (company) => `Se cambió tu contraseña de ${company}`,
    title: 'Se cambió tu contraseña',
    text: 'tu cuenta tiene una contraseña nueva, y se cerró la sesión en los demás navegadores.',
  },
  newDevice: {
    subject: (company) => `Nuevo inicio de sesión en ${company}`,
    title: 'Un nuevo inicio de sesión en tu cuenta',
    text: 'alguien entró desde un lugar donde no te habíamos visto antes.',
    facts: ['Navegador', 'Dirección', 'Hora'],
  },
  invitation: {
    subject: (company) => `Te invitan a ${company}`,
    text: (inviter, company) => `${inviter} te invita a crear vídeos con ${company}.`,
    textFromHouse: (company) => `Te invitan a dirigir ${company}: su marca, sus precios y su gente.`,
    link: (days) => `El enlace funciona una sola vez y durante ${days} días.`,
    role: 'Función',
    roles: { customer: 'cliente', owner: 'titular', admin: 'administración', editor: 'edición', analyst: 'análisis' },
    action: 'Aceptar la invitación',
    closing: 'Si no sabes de qué se trata, ignora este correo: sin ti no ocurre nada.',
  },
  lead: {
    subject: (company) => `Una pregunta sobre tu vídeo en ${company}`,
    title: 'Alguien pregunta por tu vídeo',
    text: 'alguien ha visto tu vídeo y ha dejado un mensaje.',
    facts: ['Nombre', 'Correo', 'Teléfono', 'Vídeo'],
    action: 'Ver todas las preguntas',
    closing: 'Ha aceptado que le contactes para responder a este mensaje, y para nada más.',
  },
  supportAsked: {
    subject: (company) => `${company}: ¿podemos ayudarte en tu cuenta?`,
    title: '¿Podemos ayudarte en tu cuenta?',
    text: (who) =>
      `${who ?? 'nuestro equipo de soporte'} pide atender tu cuenta 30 minutos. Sin tu permiso no pasa nada.`,
    reason: 'Motivo',
    action: 'Responder',
    closing:
      'No puede pagar, cambiar tu contraseña ni eliminar nada. Lo ves todo el tiempo y puedes terminarlo al instante.',
  },
  termsChange: {
    documents: { terms: 'Condiciones del servicio', privacy: 'Política de privacidad' },
    title: (document, day) => `${document}: hay cambios el ${day}`,
    text: (day) => `una versión nueva vale a partir del ${day}.`,
    changes: (changes) => `Qué cambia: ${changes}`,
    facts: ['Documento', 'Versión', 'Vale desde'],
    action: 'Leer la versión nueva',
    closing: 'Hasta entonces vale la versión que aceptaste. Si no estás de acuerdo, puedes eliminar tu cuenta.',
  },
}
