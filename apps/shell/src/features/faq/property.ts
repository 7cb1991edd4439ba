import { t } from '@lingui/core/macro'
import { type FaqItem, paragraph } from './faq-item.ts'
import { type FaqFacts, sharedNumbers } from './facts.ts'
import { disclosure, twinCost, twinReview, twinSpeech, whereOffered } from './twin.ts'

export function start({ brand: { companyName } }: FaqFacts): FaqItem[] {
  return [
    {
      id: 'what-it-makes',
      question: t`What does ${companyName} make?`,
      answer: paragraph(
        t`Listing videos with a presenter who shows a home: the address, the rooms, the price and how to book a showing.`,
        t`You get a finished video with captions, ready to post.`,
      ),
    },
    {
      id: 'footage',
      question: t`Do I need photos or footage of the home?`,
      answer: paragraph(
        t`No. The presenter can work from the listing text alone.`,
        t`Add the address of your listing page in the Content step if you want it on screen.`,
      ),
    },
    {
      id: 'first-video',
      question: t`How do I make my first listing video?`,
      answer: paragraph(
        t`Open Generate Video, paste the listing, choose a presenter, check the review and start.`,
        t`You see the cost in credits before you confirm.`,
      ),
    },
    {
      id: 'for-whom',
      question: t`Who is it for?`,
      answer: paragraph(
        t`For listing agents, brokerages, developers and property managers.`,
        t`One person can create videos for a whole office, without a film crew.`,
      ),
    },
  ]
}

export function scripts({ words }: FaqFacts): FaqItem[] {
  const { wordsPerMinute, wordsOfTwoMinutes: most } = sharedNumbers()
  const field = words.placeLabel
  return [
    {
      id: 'script-length',
      question: t`How long should a listing script be?`,
      answer: paragraph(
        t`${wordsPerMinute} to ${most} words work best: about one to two minutes.`,
        t`The counter below the script shows words, minutes and credits as you type.`,
      ),
    },
    {
      id: 'mls',
      question: t`What is the field “${field}” for?`,
      answer: paragraph(
        t`It becomes part of the title and helps you find the video later.`,
        t`Price, bedrooms and bathrooms appear on the video card when you fill them in.`,
      ),
    },
    {
      id: 'optimize',
      question: t`What does “Optimize Script for Marketing” do?`,
      answer: paragraph(
        t`It makes your text easier to say: shorter sentences and plainer words.`,
        t`You review the new text first and can edit it before you create a video.`,
      ),
    },
    {
      id: 'fair-housing',
      question: t`Does it check fair housing wording?`,
      answer: paragraph(
        t`No. Review your script with that in mind: describe the home, not the people it might suit.`,
        t`You’re responsible for what a video says.`,
      ),
    },
  ]
}

export function presenters(facts: FaqFacts): FaqItem[] {
  return [
    {
      id: 'which-presenters',
      question: t`Which presenters can I use?`,
      answer: paragraph(
        t`All stock presenters are included at no extra cost.`,
        t`Any of them can present any home, in five languages.`,
      ),
    },
    {
      id: 'name-and-number',
      question: t`Can the presenter say my name and number?`,
      answer: paragraph(
        t`Yes. Write them in the script as you’d say them on the phone.`,
        t`Preview a presenter to hear the voice first.`,
      ),
    },
    {
      id: 'real-person',
      question: t`Will buyers know the presenter isn’t a real person?`,
      answer: paragraph(
        t`Stock presenters are illustrated, so nobody mistakes them for a real agent.`,
        disclosure(facts),
      ),
    },
  ]
}

export const twin = whereOffered((facts) => {
  return [
    {
      id: 'digital-twin',
      question: t`Can I present my listings myself?`,
      answer: paragraph(
        t`Yes, with a digital twin: a presenter made from a recording of yourself.`,
        ...twinSpeech(facts),
      ),
    },
    {
      id: 'twin-recording',
      question: t`Where should I record it?`,
      answer: paragraph(
        t`In a quiet room, lit from the front, dressed as you would be for a showing, for 5 seconds to 5 minutes.`,
        ...twinReview(),
      ),
    },
    {
      id: 'twin-colleague',
      question: t`Can a colleague use my twin?`,
      answer: paragraph(
        t`A twin belongs to one account. Nobody else can use it.`,
        t`A colleague who wants to appear on screen creates their own.`,
      ),
    },
    {
      id: 'twin-price',
      question: t`What does a twin cost?`,
      answer: paragraph(...twinCost(facts), t`A listing video with it costs the same as any other.`),
    },
  ]
})

export function videos(): FaqItem[] {
  return [
    {
      id: 'how-long',
      question: t`How soon is a video ready?`,
      answer: paragraph(
        t`It depends on its length and on how many videos are waiting.`,
        t`You can close the page. My Videos shows live progress and the time left.`,
      ),
    },
    {
      id: 'portal',
      question: t`Can I post it on listing portals?`,
      answer: paragraph(
        t`Yes, on any portal that accepts MP4: download the video and upload it there.`,
        t`For portals that don’t allow branding, turn on the unbranded copy: a second file without your name or logo, for free.`,
      ),
    },
    {
      id: 'failure',
      question: t`What happens when a video fails?`,
      answer: paragraph(
        t`Credits are returned immediately, and the card shows the reason.`,
        t`Retry starts a new attempt. You’re never charged for a failed one.`,
      ),
    },
    {
      id: 'hold',
      question: t`Can I hold a video until the listing goes live?`,
      answer: paragraph(
        t`Yes. A video is private until you share it.`,
        t`Create it today and set the date its link goes live.`,
      ),
    },
  ]
}

export function languages({ canTranslate }: FaqFacts): FaqItem[] {
  return [
    {
      id: 'which-languages',
      question: t`Can I address buyers in another language?`,
      answer: paragraph(
        t`Every stock presenter speaks English, Spanish, Chinese, Hindi and Farsi.`,
        ...(canTranslate ? [t`Translate Script translates your text into Spanish, Chinese, Hindi or Farsi.`] : []),
        t`Captions follow the language of the script.`,
      ),
    },
    {
      id: 'measures',
      question: t`Are measurements and prices converted?`,
      answer: paragraph(
        t`No. Measurements and prices stay as you wrote them, so they always match your contract.`,
        t`Change them manually where a market needs it.`,
      ),
    },
    {
      id: 'captions',
      question: t`Do captions cost extra?`,
      answer: paragraph(
        t`No. Every video has captions.`,
        t`They help buyers who watch without sound or are deaf or hard of hearing.`,
      ),
    },
  ]
}
