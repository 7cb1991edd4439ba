import { expect, it } from 'vitest'
import { isProgram } from './bots.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 ${webkit}; compatible; ClaudeBot/1.0`,
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; SkypeUriPreview Preview/0.5)',
  `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`,
  'facebookexternalhit/1.1',
  'WhatsApp/2.23',
  'TelegramBot (like TwitterBot)',
  'python-requests/2.31',
  'Go-http-client/2.0',
  'Java/17',
  'okhttp/4.9',
  'axios/1.6',
  'node',
  'Wget/1.21',
  '',
  undefined,
])('%j is a bot', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true)
})

it.each([
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  // The name of a telephone ends in "bot".
  `Mozilla/5.0 (Linux; Android 13; CUBOT X30) ${webkit} Chrome/120.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0',
])('%j is a browser', (userAgent) => {
  expect(isProgram(userAgent)).toBe(false)
})
