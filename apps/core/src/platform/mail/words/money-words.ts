import type { Language } from '@vitrine/contract'

/** A letter of a subject, a title and a sentence. */
interface Said {
  subject(company: string): string
  text: string
}

/** What letters about money say, in one language. Amounts, days and names come in as they are to be shown. */
export interface MoneyWords {
  receipt: Said & {
    automatic: string
    facts: [invoice: string, what: string, amount: string]
    /** The tax within what was paid, `VAT 20%`. */
    ofWhich(tax: string): string
    billedTo: string
    action: string
  }
  failed: { subject(company: string): string; steps: [first: string, second: string, last: string]; action: string }
  ending: { subject(company: string): string; text(day: string): string; action: string }
  ended: Said & { action: string }
  low: { subject(company: string): string; text(credits: string): string; action: string }
  topUpOff: { subject(company: string): string; text(bundle: string): string; action: string }
}

export const moneyWords: Record<Language, MoneyWords> = {
  en: {
    receipt: {
      subject: (company) => `Your receipt from ${company}`,
      text: 'thank you. Your payment has arrived, and what you bought is in your account.',
      automatic: 'your balance fell below your limit, so your automatic top-up bought this bundle.',
      facts: ['Invoice', 'Bought', 'Paid'],
      ofWhich: (tax) => `of which ${tax}`,
      billedTo: 'Billed to',
      action: 'See your invoices',
    },
    failed: {
      subject: (company) => `Your payment to ${company} failed`,
      steps: [
        'your card could not be charged for your subscription. We try again in a few days; nothing has changed yet.',
        'your card could still not be charged for your subscription. Update it, so that the subscription goes on.',
        'this is the last reminder: if the next try fails as well, your subscription ends.',
      ],
      action: 'Update your payment method',
    },
    ending: {
      subject: (company) => `Your ${company} subscription will end`,
      text: (day) => `you canceled your subscription. It ends on ${day}; until then nothing changes.`,
      action: 'Changed your mind? Reactivate it',
    },
    ended: {
      subject: (company) => `Your ${company} subscription has ended`,
      text: 'your subscription has ended, because its payment failed again. Your videos and your bundle credits stay.',
      action: 'Subscribe again',
    },
    low: {
      subject: (company) => `Your ${company} credits run low`,
      text: (credits) => `you have ${credits} credits left. 1 credit is 1 minute of video.`,
      action: 'Get more credits',
    },
    topUpOff: {
      subject: (company) => `Your ${company} top-up was switched off`,
      text: (bundle) =>
        `your card could not be charged for “${bundle}”, so the automatic top-up is off. Nothing was paid.`,
      action: 'Update your payment method',
    },
  },
  es: {
    receipt: {
      subject: (company) => `Su recibo de ${company}`,
      text: 'gracias. Su pago ha llegado y lo que compró está en su cuenta.',
      automatic: 'su saldo bajó de su límite, así que la recarga automática compró este paquete.',
      facts: ['Factura', 'Compra', 'Pagado'],
      ofWhich: (tax) => `de lo cual ${tax}`,
      billedTo: 'Facturado a',
      action: 'Ver sus facturas',
    },
    failed: {
      subject: (company) => `Su pago a ${company} ha fallado`,
      steps: [
        'no se pudo cobrar su suscripción en su tarjeta. Lo intentaremos de nuevo en unos días; nada ha cambiado aún.',
        'todavía no se pudo cobrar su suscripción. Actualice la tarjeta para que continúe.',
        'este es el último aviso: si el próximo intento también falla, su suscripción terminará.',
      ],
      action: 'Actualizar el método de pago',
    },
    ending: {
      subject: (company) => `Su suscripción a ${company} terminará`,
      text: (day) => `ha cancelado su suscripción. Termina el ${day}; hasta entonces no cambia nada.`,
      action: '¿Ha cambiado de opinión? Reactívela',
    },
    ended: {
      subject: (company) => `Su suscripción a ${company} ha terminado`,
      text: 'su suscripción ha terminado porque el pago volvió a fallar. Sus vídeos y créditos de paquete se conservan.',
      action: 'Suscribirse de nuevo',
    },
    low: {
      subject: (company) => `Le quedan pocos créditos de ${company}`,
      text: (credits) => `le quedan ${credits} créditos. 1 crédito es 1 minuto de vídeo.`,
      action: 'Obtener más créditos',
    },
    topUpOff: {
      subject: (company) => `Su recarga de ${company} se ha desactivado`,
      text: (bundle) =>
        `no se pudo cobrar «${bundle}» en su tarjeta, así que la recarga automática está desactivada. No se ha pagado nada.`,
      action: 'Actualizar el método de pago',
    },
  },
  zh: {
    receipt: {
      subject: (company) => `您在 ${company} 的收据`,
      text: '谢谢您。您的付款已到账，所购内容已在您的账户中。',
      automatic: '您的余额低于所设界限，自动充值已购买此套餐。',
      facts: ['发票', '购买内容', '已付'],
      ofWhich: (tax) => `其中 ${tax}`,
      billedTo: '客户',
      action: '查看发票',
    },
    failed: {
      subject: (company) => `您向 ${company} 的付款失败`,
      steps: [
        '我们无法从您的卡上扣除订阅费用。几天后会再试；目前没有任何变化。',
        '仍然无法从您的卡上扣除订阅费用。请更新您的卡，以便订阅继续。',
        '这是最后一次提醒：如果下次扣款仍失败，您的订阅将终止。',
      ],
      action: '更新付款方式',
    },
    ending: {
      subject: (company) => `您的 ${company} 订阅即将终止`,
      text: (day) => `您已取消订阅。订阅将于 ${day} 终止，在此之前一切照旧。`,
      action: '改变主意？重新启用',
    },
    ended: {
      subject: (company) => `您的 ${company} 订阅已终止`,
      text: '由于付款再次失败，您的订阅已终止。您的视频和套餐点数仍会保留。',
      action: '重新订阅',
    },
    low: {
      subject: (company) => `您的 ${company} 点数不足`,
      text: (credits) => `您还剩 ${credits} 点数。1 点数为 1 分钟视频。`,
      action: '获取更多点数',
    },
    topUpOff: {
      subject: (company) => `您的 ${company} 自动充值已关闭`,
      text: (bundle) => `无法从您的卡上扣除“${bundle}”的费用，因此自动充值已关闭。没有任何扣款。`,
      action: '更新付款方式',
    },
  },
  hi: {
    receipt: {
      subject: (company) => `${company} से आपकी रसीद`,
      text: 'धन्यवाद। आपका भुगतान मिल गया है, और आपकी ख़रीद आपके खाते में है।',
      automatic: 'आपका शेष आपकी सीमा से नीचे गया, इसलिए स्वचालित टॉप-अप ने यह बंडल ख़रीदा।',
      facts: ['चालान', 'ख़रीद', 'भुगतान'],
      ofWhich: (tax) => `जिसमें ${tax}`,
      billedTo: 'ग्राहक',
      action: 'अपने चालान देखें',
    },
    failed: {
      subject: (company) => `${company} को आपका भुगतान विफल रहा`,
      steps: [
        'आपकी सदस्यता के लिए आपके कार्ड से भुगतान नहीं हो सका। हम कुछ दिनों में फिर कोशिश करेंगे; अभी कुछ नहीं बदला है।',
        'आपके कार्ड से अब भी भुगतान नहीं हो सका। सदस्यता जारी रखने के लिए कार्ड अपडेट करें।',
        'यह अंतिम सूचना है: अगली कोशिश भी विफल रही तो आपकी सदस्यता समाप्त हो जाएगी।',
      ],
      action: 'भुगतान का तरीका अपडेट करें',
    },
    ending: {
      subject: (company) => `आपकी ${company} सदस्यता समाप्त होगी`,
      text: (day) => `आपने अपनी सदस्यता रद्द की। यह ${day} को समाप्त होगी; तब तक कुछ नहीं बदलता।`,
      action: 'मन बदल गया? फिर चालू करें',
    },
    ended: {
      subject: (company) => `आपकी ${company} सदस्यता समाप्त हो गई`,
      text: 'भुगतान फिर विफल होने से आपकी सदस्यता समाप्त हो गई। आपके वीडियो और बंडल के क्रेडिट बने रहेंगे।',
      action: 'फिर सदस्यता लें',
    },
    low: {
      subject: (company) => `आपके ${company} क्रेडिट कम हैं`,
      text: (credits) => `आपके पास ${credits} क्रेडिट बाकी हैं। 1 क्रेडिट यानी 1 मिनट का वीडियो।`,
      action: 'और क्रेडिट लें',
    },
    topUpOff: {
      subject: (company) => `आपका ${company} टॉप-अप बंद हो गया`,
      text: (bundle) => `“${bundle}” के लिए आपके कार्ड से भुगतान नहीं हो सका, इसलिए स्वचालित टॉप-अप बंद है। कोई भुगतान नहीं हुआ।`,
      action: 'भुगतान का तरीका अपडेट करें',
    },
  },
  fa: {
    receipt: {
      subject: (company) => `رسید شما از ${company}`,
      text: 'سپاسگزاریم. پرداخت شما رسید و آنچه خریدید در حساب شماست.',
      automatic: 'مانده شما از حد تعیین‌شده کمتر شد، پس شارژ خودکار این بسته را خرید.',
      facts: ['صورت‌حساب', 'خرید', 'پرداخت'],
      ofWhich: (tax) => `از این مبلغ ${tax}`,
      billedTo: 'خریدار',
      action: 'دیدن صورت‌حساب‌ها',
    },
    failed: {
      subject: (company) => `پرداخت شما به ${company} ناموفق بود`,
      steps: [
        'هزینه اشتراک از کارت شما برداشت نشد. چند روز دیگر دوباره تلاش می‌کنیم؛ هنوز چیزی تغییر نکرده است.',
        'هزینه اشتراک هنوز از کارت شما برداشت نشده است. برای ادامه اشتراک، کارت را به‌روز کنید.',
        'این آخرین یادآوری است: اگر تلاش بعدی نیز ناموفق باشد، اشتراک شما پایان می‌یابد.',
      ],
      action: 'به‌روزرسانی روش پرداخت',
    },
    ending: {
      subject: (company) => `اشتراک ${company} شما پایان می‌یابد`,
      text: (day) => `شما اشتراک خود را لغو کردید. اشتراک در ${day} پایان می‌یابد و تا آن زمان چیزی تغییر نمی‌کند.`,
      action: 'نظرتان عوض شد؟ دوباره فعال کنید',
    },
    ended: {
      subject: (company) => `اشتراک ${company} شما پایان یافت`,
      text: 'اشتراک شما پایان یافت، چون پرداخت آن باز هم ناموفق بود. ویدیوها و اعتبار بسته‌های شما می‌ماند.',
      action: 'اشتراک دوباره',
    },
    low: {
      subject: (company) => `اعتبار ${company} شما رو به پایان است`,
      text: (credits) => `${credits} اعتبار برایتان مانده است. هر اعتبار یک دقیقه ویدیو است.`,
      action: 'گرفتن اعتبار بیشتر',
    },
    topUpOff: {
      subject: (company) => `شارژ خودکار ${company} شما خاموش شد`,
      text: (bundle) => `هزینه «${bundle}» از کارت شما برداشت نشد، پس شارژ خودکار خاموش است. چیزی پرداخت نشد.`,
      action: 'به‌روزرسانی روش پرداخت',
    },
  },
}
