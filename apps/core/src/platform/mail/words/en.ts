import type { LetterWords } from './letter-words.ts'

const credits = (count: number) => `${count} free ${count === 1 ? 'credit' : 'credits'}`

export const en: LetterWords = {
  language: 'en',
  locale: 'en-US',
  hello: (name) => `Hello ${name},`,
  username: 'Username',
  questions: 'Questions',
  confirmAddress: 'Confirm your address',
  confirmLink: (hours) =>
    `Confirm this address, so that it can bring you back in. The link works once and for ${hours} hours.`,
  wasYou: 'If it was you, there is nothing to do.',
  wasNotYou: (support) => `If it was not you, sign in and change your password now, or write to ${support}.`,
  newPasswordNotMe: 'It was not me: choose a new password',
  welcome: {
    subject: (company) => `Welcome to ${company}`,
    title: (name) => `Welcome, ${name}`,
    ready: (free) => `Your account is ready.${free > 0 ? ` You start with ${credits(free)}.` : ''}`,
    begin: 'Write a script, choose a presenter, and watch your first video being made.',
    action: 'Open your dashboard',
  },
  verify: {
    subject: (company) => `Confirm your address for ${company}`,
    text: 'this address was entered in your account.',
    closing: 'If you have no account here, ignore this mail.',
  },
  emailChanged: {
    subject: (company) => `Your ${company} address was changed`,
    title: 'Your address was changed',
    text: 'your account no longer uses this address.',
  },
  factor: {
    on: {
      subject: (company) => `The second factor of your ${company} account is on`,
      title: 'Your second factor is on',
      text: 'signing in now takes a code of your authenticator app, and every other browser was signed out.',
    },
    off: {
      subject: (company) => `The second factor of your ${company} account is off`,
      title: 'Your second factor is off',
      text: 'signing in now takes your password only, and every other browser was signed out.',
    },
  },
  reset: {
    subject: (company) => `Choose a new password for ${company}`,
    title: 'Choose a new password',
    text: 'somebody asked for a new password for your account.',
    link: (minutes) => `The link works once and for ${minutes} minutes. Asking again ends it.`,
    closing: 'If that was not you, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: (company) => `Your ${company} password was changed`,
    title: 'Your password was changed',
    text: 'your account has a new password, and every other browser was signed out.',
  },
  newDevice: {
    subject: (company) => `New sign-in to ${company}`,
    title: 'A new sign-in to your account',
    text: 'somebody signed in from where we had not seen you before.',
    facts: ['Browser', 'Address', 'Time'],
  },
  invitation: {
    subject: (company) => `You are invited to ${company}`,
    text: (inviter, company) => `${inviter} invites you to make videos with ${company}.`,
    textFromHouse: (company) => `You are invited to run ${company}: its brand, its prices and its people.`,
    link: (days) => `The link works once and for ${days} days.`,
    role: 'Role',
    roles: {},
    action: 'Accept the invitation',
    closing: 'If you do not know what this is about, ignore this mail: nothing happens without you.',
  },
  lead: {
    subject: (company) => `A question about your video on ${company}`,
    title: 'Somebody asks about your video',
    text: 'somebody watched your video and left a message.',
    facts: ['Name', 'Email', 'Phone', 'Video'],
    action: 'See all questions',
    closing: 'They agreed to be contacted to answer this message, and to nothing else.',
  },
  supportAsked: {
    subject: (company) => `${company}: may we help in your account?`,
    title: 'May we help in your account?',
    text: (who) =>
      `${who ?? 'our support'} asks to look after your account for 30 minutes. Nothing happens without your leave.`,
    reason: 'Reason',
    action: 'Answer',
    closing:
      'They can neither pay nor change your password nor delete anything. You see it all the time and can end it at once.',
  },
  termsChange: {
    documents: { terms: 'Terms of Service', privacy: 'Privacy Policy' },
    title: (document, day) => `Our ${document} change on ${day}`,
    text: (day) => `a new version counts from ${day} on.`,
    changes: (changes) => `What changes: ${changes}`,
    facts: ['Document', 'Version', 'Counts from'],
    action: 'Read the new version',
    closing: 'Until then the version that you accepted counts. If you do not agree, you can delete your account.',
  },
}
