import { t } from '@lingui/core/macro'
import { type FaqItem, paragraph } from './entry.ts'
import { type FaqFacts, houseNumbers, twinPrice } from './facts.ts'

export function start({ brand: { companyName } }: FaqFacts): FaqItem[] {
  return [
    {
      id: 'what-it-makes',
      question: t`What does ${companyName} make?`,
      answer: paragraph(
        t`Listing videos in which a presenter tells the viewer about a home: the address, the rooms, the price, and how to book a viewing.`,
        t`You get a finished video with captions, ready to post.`,
      ),
    },
    {
      id: 'footage',
      question: t`Do I need photos or footage of the home?`,
      answer: paragraph(
        t`No. The presenter can speak from the listing text alone.`,
        t`Add the address of your listing page in the Content step if you want it on screen.`,
      ),
    },
    {
      id: 'first-video',
      question: t`How do I make my first listing video?`,
      answer: paragraph(
        t`Open Generate Video, paste the listing, choose a presenter, check the review and start.`,
        t`The cost in credits stands there before you confirm.`,
      ),
    },
    {
      id: 'for-whom',
      question: t`Who is it for?`,
      answer: paragraph(
        t`For listing agents, brokerages, developers and property managers.`,
        t`One person can make the videos of a whole office, without a film crew.`,
      ),
    },
  ]
}

export function scripts({ words }: FaqFacts): FaqItem[] {
  const { wordsPerMinute, wordsOfTwoMinutes: most } = houseNumbers()
  const field = words.placeLabel
  return [
    {
      id: 'script-length',
      question: t`How long should a listing script be?`,
      answer: paragraph(
        t`Between ${wordsPerMinute} and ${most} words work best: about one to two minutes.`,
        t`The counter below the script shows words, minutes and credits while you type.`,
      ),
    },
    {
      id: 'mls',
      question: t`What is the field “${field}” for?`,
      answer: paragraph(
        t`It becomes part of the title and helps you find the video again.`,
        t`Price, bedrooms and bathrooms appear on the card of the video when you fill them in.`,
      ),
    },
    {
      id: 'optimize',
      question: t`What does “Optimize Script for Marketing” do?`,
      answer: paragraph(
        t`It turns a dry listing text into spoken sentences: the strongest room first, plain numbers, a clear invitation at the end.`,
        t`You read the new text first and can change every word before a video is made.`,
      ),
    },
    {
      id: 'fair-housing',
      question: t`Does it check fair housing wording?`,
      answer: paragraph(
        t`No. Read your script with that in mind: describe the home, and not the people it might suit.`,
        t`What a video says remains your decision.`,
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
        t`All stock presenters are included at no extra price.`,
        t`Any of them can present any home, in English or in Spanish.`,
      ),
    },
    {
      id: 'name-and-number',
      question: t`Can the presenter say my name and number?`,
      answer: paragraph(
        t`Yes. Write them into the script the way you would say them on the telephone.`,
        t`The preview of a presenter lets you hear the voice first.`,
      ),
    },
    {
      id: 'real-person',
      question: t`Will buyers know that the presenter is not a real person?`,
      answer: paragraph(
        t`Stock presenters are drawn, so nobody takes them for an agent who stood in the room.`,
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
      question: t`Can I present my listings myself?`,
      answer: paragraph(
        t`Yes, with a Digital Twin: your own face and voice, made from one recording of ${twinMinutes} minutes.`,
        t`It costs ${price} once.`,
      ),
    },
    {
      id: 'twin-recording',
      question: t`Where should I record it?`,
      answer: paragraph(
        t`In a quiet room with light from the front, in the clothes you wear at viewings.`,
        t`Our team sets the twin up together with you: write to ${salesEmail}.`,
      ),
    },
    {
      id: 'twin-colleague',
      question: t`May a colleague use my twin?`,
      answer: paragraph(
        t`A twin belongs to one account, and nobody outside that account can choose it.`,
        t`A colleague who wants to be seen makes one of their own.`,
      ),
    },
    {
      id: 'second-twin',
      question: t`Is there a discount for an office?`,
      answer: paragraph(
        t`Every additional Digital Twin on the same account costs ${twinDiscountPercent}% less.`,
        t`For a whole brokerage, ask ${salesEmail}.`,
      ),
    },
  ]
}

export function videos(): FaqItem[] {
  const { least, most } = houseNumbers().renderMinutes
  return [
    {
      id: 'how-long',
      question: t`How fast is a video ready?`,
      answer: paragraph(
        t`Usually in ${least} to ${most} minutes.`,
        t`You can close the page: My Videos shows how far it is and updates by itself.`,
      ),
    },
    {
      id: 'portal',
      question: t`Can I post it on a portal?`,
      answer: paragraph(
        t`Yes, wherever a portal takes an MP4: download the video and upload it there.`,
        t`It carries your name and your colours, so look up first whether the portal allows that.`,
      ),
    },
    {
      id: 'failure',
      question: t`What happens when a video fails?`,
      answer: paragraph(
        t`The credits return at once, and the card tells you the reason.`,
        t`Retry starts a new attempt; a failed one is never charged.`,
      ),
    },
    {
      id: 'hold',
      question: t`Can I hold a video until the listing is public?`,
      answer: paragraph(
        t`Yes. A video is private until you share it.`,
        t`Make it today and create the link on the day the listing goes public.`,
      ),
    },
  ]
}

export function languages(): FaqItem[] {
  return [
    {
      id: 'which-languages',
      question: t`Can I address buyers in another language?`,
      answer: paragraph(
        t`Every stock presenter speaks English, Spanish, Chinese, Hindi and Farsi.`,
        t`Translate Script brings your text into Spanish, Chinese, Hindi or Farsi, and captions follow the language of the script.`,
      ),
    },
    {
      id: 'measures',
      question: t`Are measures and prices converted?`,
      answer: paragraph(
        t`No. Square feet, square metres and prices stay as you wrote them, so that nothing differs from the contract.`,
        t`Change them by hand where a market needs it.`,
      ),
    },
    {
      id: 'captions',
      question: t`Do captions cost extra?`,
      answer: paragraph(
        t`No. Every video has captions.`,
        t`They help buyers who watch without sound, and those who cannot hear.`,
      ),
    },
  ]
}
