import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/125.0`, 'Opera on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S911B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet for Android on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1',
    'Chrome on iOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Chrome OS'],
  [
    `Mozilla/5.0 (Linux; Android 12; M2101) ${webkit} Version/4.0 Chrome/99 Mobile Safari/537.36 MicroMessenger/8.0.48`,
    'WeChat on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; zh-cn) ${webkit} Chrome/118.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.1`,
    'Miui on Android',
  ],
  ['Visit evil.example now/1.0 (Linux) x', 'Unknown browser on Linux'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown browser'],
  ['Something (Linux)', 'Unknown browser on Linux'],
  [null, 'Unknown browser'],
])('%j is shown as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

it('the name of a browser is in the language of the reader', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

  expect(browserName(firefox, 'es')).toBe('Firefox en Linux')
  expect(browserName('', 'es')).toBe('Navegador desconocido')
})
