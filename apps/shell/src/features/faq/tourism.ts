import { t } from '@lingui/core/macro'
import { type FaqItem, paragraph } from './entry.ts'
import { type FaqFacts, houseNumbers, twinPrice } from './facts.ts'

export function start({ brand: { companyName } }: FaqFacts): FaqItem[] {
  return [
    {
      id: 'what-it-makes',
      question: t`What does ${companyName} make?`,
      answer: paragraph(
        t`Short videos in which a presenter speaks your script: a hotel's welcome, a walk through the old town, an offer of the season.`,
        t`You write, choose a presenter, and get a finished video with captions.`,
      ),
    },
    {
      id: 'camera',
      question: t`Do I need a camera or a studio?`,
      answer: paragraph(
        t`No. The presenters are ready to speak, and the film is made on our side.`,
        t`Only a Digital Twin of yourself needs a camera, once.`,
      ),
    },
    {
      id: 'first-video',
      question: t`How do I make my first video?`,
      answer: paragraph(
        t`Sign up, open Generate Video and take four steps: script, presenter, a page of your website if you like, review.`,
        t`The review shows the exact cost in credits before anything is charged.`,
      ),
    },
    {
      id: 'for-whom',
      question: t`Who is it for?`,
      answer: paragraph(
        t`For tour guides, travel agencies, tourism boards, resorts and hotels.`,
        t`Whoever describes a place for a living can use it without any training.`,
      ),
    },
  ]
}

export function scripts(): FaqItem[] {
  const { wordsPerMinute } = houseNumbers()
  return [
    {
      id: 'script-length',
      question: t`How long should a script be?`,
      answer: paragraph(
        t`Plan about ${wordsPerMinute} words for one minute.`,
        t`The counter below the script shows words, minutes and credits while you type.`,
      ),
    },
    {
      id: 'optimize',
      question: t`What does “Optimize Script for Marketing” do?`,
      answer: paragraph(
        t`It rewrites your text so that it is easier to say aloud and ends with a clear invitation to book.`,
        t`You read the new text first and can change every word before a video is made.`,
      ),
    },
    {
      id: 'own-text',
      question: t`Can I use text I already have?`,
      answer: paragraph(
        t`Yes. Paste a page of your brochure or website and shorten it.`,
        t`A presenter sounds best with short sentences and one idea in each.`,
      ),
    },
    {
      id: 'change-later',
      question: t`Can I change the script after the video is ready?`,
      answer: paragraph(
        t`A finished video stays as it is.`,
        t`Generate another one with the changed script: it costs credits like any new video, and the first one remains.`,
      ),
    },
  ]
}

export function presenters(): FaqItem[] {
  return [
    {
      id: 'which-presenters',
      question: t`Which presenters can I use?`,
      answer: paragraph(
        t`All stock presenters are included in every account.`,
        t`Each has a short preview with sound, so you see and hear them before you choose.`,
      ),
    },
    {
      id: 'same-presenter',
      question: t`Can I keep the same presenter for all my videos?`,
      answer: paragraph(
        t`Yes, choose the same one every time.`,
        t`Guests recognise a face faster than a logo, so we recommend one presenter for each destination.`,
      ),
    },
    {
      id: 'real-person',
      question: t`Will viewers know that the presenter is not a real person?`,
      answer: paragraph(
        t`Stock presenters are drawn, so nobody takes them for somebody who stood in front of a camera.`,
        t`If the law of your country asks for a note on videos made by AI, put it into the script or below the video.`,
      ),
    },
  ]
}

export function twin(facts: FaqFacts): FaqItem[] {
  const { salesEmail } = facts
  const { twinMinutes, twinDiscountPercent } = houseNumbers()
  const price = twinPrice(facts)
  return [
    {
      id: 'digital-twin',
      question: t`What is a Digital Twin?`,
      answer: paragraph(
        t`A presenter that looks and sounds like you, made from one recording of ${twinMinutes} minutes.`,
        t`It costs ${price} once and belongs to your account only.`,
      ),
    },
    {
      id: 'twin-recording',
      question: t`How do I record it?`,
      answer: paragraph(
        t`With even light, a calm background and your eyes on the lens, for ${twinMinutes} minutes.`,
        t`Our team sets the twin up together with you: write to ${salesEmail}.`,
      ),
    },
    {
      id: 'twin-copy',
      question: t`How do you make sure nobody copies me?`,
      answer: paragraph(
        t`A twin is set up in person with our team, from a recording that you make for it.`,
        t`It stands in your account alone, and you can delete it there at any time.`,
      ),
    },
    {
      id: 'second-twin',
      question: t`Is there a discount for a second twin?`,
      answer: paragraph(
        t`Yes. Every additional Digital Twin on the same account costs ${twinDiscountPercent}% less.`,
        t`That suits a second guide or a team for another language.`,
      ),
    },
  ]
}

export function videos(): FaqItem[] {
  const { least, most } = houseNumbers().renderMinutes
  return [
    {
      id: 'how-long',
      question: t`How long does a video take?`,
      answer: paragraph(
        t`Usually ${least} to ${most} minutes.`,
        t`You can close the page: My Videos shows how far it is and updates by itself.`,
      ),
    },
    {
      id: 'files',
      question: t`Which file do I get?`,
      answer: paragraph(
        t`An MP4 with captions in the picture, which plays on every device.`,
        t`Download it, or share a link to it instead.`,
      ),
    },
    {
      id: 'failure',
      question: t`What happens when a video fails?`,
      answer: paragraph(
        t`Your credits come back by themselves, and the card says why it failed.`,
        t`Retry starts a new attempt; you never pay for a failed one.`,
      ),
    },
    {
      id: 'views',
      question: t`Can I see how often a video was watched?`,
      answer: paragraph(
        t`Every video you share counts its views.`,
        t`The Analytics export under Integrations gives you the figures as JSON or CSV.`,
      ),
    },
  ]
}

export function languages(): FaqItem[] {
  return [
    {
      id: 'which-languages',
      question: t`Which languages can I use?`,
      answer: paragraph(
        t`Every stock presenter speaks English, Spanish, Chinese, Hindi and Farsi.`,
        t`Translate Script brings your text into Spanish, Chinese, Hindi or Farsi, and captions follow the language of the script.`,
      ),
    },
    {
      id: 'translation-check',
      question: t`Is the translation checked by a person?`,
      answer: paragraph(
        t`No, it is made by software, and you can edit every line before you generate.`,
        t`Ask a native speaker about the names of places and dishes.`,
      ),
    },
    {
      id: 'captions',
      question: t`Do captions cost extra?`,
      answer: paragraph(
        t`No. Every video has captions.`,
        t`They help guests who watch without sound, and those who cannot hear.`,
      ),
    },
  ]
}
