import { t } from '@lingui/core/macro'
import { hasTwins } from '../../lib/text/twins.ts'
import { type FaqItem, paragraph } from './faq-item.ts'
import { type FaqFacts, sharedNumbers } from './facts.ts'
import { disclosure, twinCost, twinReview, twinSpeech, whereOffered } from './twin.ts'

export function start(facts: FaqFacts): FaqItem[] {
  const { companyName } = facts.brand
  return [
    {
      id: 'what-it-makes',
      question: t`What does ${companyName} make?`,
      answer: paragraph(
        t`Short videos of a presenter speaking your script: a hotel welcome, a walk through the old town, a seasonal offer.`,
        t`You write, choose a presenter, and get a finished video with captions.`,
      ),
    },
    {
      id: 'camera',
      question: t`Do I need a camera or a studio?`,
      answer: paragraph(
        t`No. The presenters are ready, and we render the video for you.`,
        ...(hasTwins(facts) ? [t`Only a digital twin needs a camera, once.`] : []),
      ),
    },
    {
      id: 'first-video',
      question: t`How do I make my first video?`,
      answer: paragraph(
        t`Sign up, open Generate Video and follow four steps: script, presenter, optional content and review.`,
        t`The review shows the exact cost in credits before you’re charged.`,
      ),
    },
    {
      id: 'for-whom',
      question: t`Who is it for?`,
      answer: paragraph(
        t`For tour guides, travel agencies, tourism boards, resorts and hotels.`,
        t`Anyone who promotes places can use it, with no training.`,
      ),
    },
  ]
}

export function scripts(): FaqItem[] {
  const { wordsPerMinute } = sharedNumbers()
  return [
    {
      id: 'script-length',
      question: t`How long should a script be?`,
      answer: paragraph(
        t`Plan about ${wordsPerMinute} words per minute.`,
        t`The counter below the script shows words, minutes and credits as you type.`,
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
      id: 'own-text',
      question: t`Can I use existing text?`,
      answer: paragraph(
        t`Yes. Paste text from your brochure or website and shorten it.`,
        t`A presenter sounds best with short sentences and one idea in each.`,
      ),
    },
    {
      id: 'change-later',
      question: t`Can I change the script after the video is ready?`,
      answer: paragraph(
        t`You can change the price or date in a video: it’s rendered again under the same link, for free.`,
        t`Rebrand also renders it again for free, with your current branding.`,
        t`To change the words, create a new video, which costs credits. The first one stays.`,
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
        t`All stock presenters are included in every account.`,
        t`Each has a short preview with sound, so you can see and hear them before you choose.`,
      ),
    },
    {
      id: 'same-presenter',
      question: t`Can I keep the same presenter for all my videos?`,
      answer: paragraph(
        t`Yes, choose the same one every time.`,
        t`Guests recognize a face faster than a logo. We recommend one presenter per destination.`,
      ),
    },
    {
      id: 'real-person',
      question: t`Will viewers know the presenter isn’t a real person?`,
      answer: paragraph(
        t`Stock presenters are illustrated, so nobody mistakes them for a real person.`,
        disclosure(facts),
      ),
    },
  ]
}

export const twin = whereOffered((facts) => {
  return [
    {
      id: 'digital-twin',
      question: t`What is a digital twin?`,
      answer: paragraph(t`A presenter made from a recording of yourself.`, ...twinSpeech(facts)),
    },
    {
      id: 'twin-recording',
      question: t`How do I record it?`,
      answer: paragraph(
        t`In even light, against a plain background, looking into the lens, for 5 seconds to 5 minutes.`,
        ...twinReview(),
      ),
    },
    {
      id: 'twin-copy',
      question: t`How do you prevent impersonation?`,
      answer: paragraph(
        t`A twin is only created with the consent of the person in the recording.`,
        t`Only your account can use it. You can delete it any time.`,
      ),
    },
    {
      id: 'twin-price',
      question: t`What does a twin cost?`,
      answer: paragraph(...twinCost(facts), t`A video with it costs the same as any other video.`),
    },
  ]
})

export function videos(): FaqItem[] {
  return [
    {
      id: 'how-long',
      question: t`How long does a video take?`,
      answer: paragraph(
        t`It depends on its length and on how many videos are waiting.`,
        t`You can close the page. My Videos shows live progress and the time left.`,
      ),
    },
    {
      id: 'files',
      question: t`What file format do I get?`,
      answer: paragraph(
        t`An MP4 that plays on every device. Captions are a track, or burned in if you like.`,
        t`You can also export WebM, MOV, other aspect ratios, a GIF for emails and a SCORM package.`,
      ),
    },
    {
      id: 'failure',
      question: t`What happens when a video fails?`,
      answer: paragraph(
        t`Your credits are returned automatically, and the card shows the reason.`,
        t`Retry starts a new attempt. You’re never charged for a failed one.`,
      ),
    },
    {
      id: 'views',
      question: t`Can I see how often a video is watched?`,
      answer: paragraph(
        t`Yes. Analytics in My Videos shows views, how far people watched and button clicks.`,
        t`Under Integrations, export Analytics as JSON or CSV.`,
      ),
    },
  ]
}

export function languages({ canTranslate }: FaqFacts): FaqItem[] {
  return [
    {
      id: 'which-languages',
      question: t`Which languages can I use?`,
      answer: paragraph(
        t`Every stock presenter speaks English, Spanish, Chinese, Hindi and Farsi.`,
        ...(canTranslate ? [t`Translate Script translates your text into Spanish, Chinese, Hindi or Farsi.`] : []),
        t`Captions follow the language of the script.`,
      ),
    },
    {
      id: 'translation-check',
      question: t`Does a person check the translation?`,
      answer: canTranslate
        ? paragraph(
            t`No, it’s automatic. You can edit every line before you generate.`,
            t`Ask a native speaker to check the names of places and dishes.`,
          )
        : t`This site doesn’t translate. Write the script in your guests’ language and have a native speaker check it.`,
    },
    {
      id: 'captions',
      question: t`Do captions cost extra?`,
      answer: paragraph(
        t`No. Every video has captions.`,
        t`They help guests who watch without sound or are deaf or hard of hearing.`,
      ),
    },
  ]
}
