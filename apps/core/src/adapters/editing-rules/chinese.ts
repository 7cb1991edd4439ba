import type { EditingRules } from './editing-rules.ts'

const CLAUSE = '(?:您(?:还|也)?(?:可以|能)|我们(?:还|也)?(?:有|会)|这里(?:还|也)?(?:有|是|没有)|它(?:还|也)?(?:有|是))'

export const chinese: EditingRules = {
  tighter: [
    [/(?<=^|[。！？])您可以(在我们的网站)上?(?:进行)?(预订|预定)(?=。)/gu, '$1预订'],
    [/(?<=可以|能|请|上|先)进行(?=(?:参观|预订|预约|游览)[，。！])/gu, ''],
    // Not in “功能够用” or “只能够到”, where the characters belong to other words.
    [/(?<=您|我们|客人|游客)能够(?=看到|看见|听到|体验|欣赏|参观|享受|感受|了解)/gu, '能'],
  ],
  cuts: {
    joint: new RegExp(`，(?:而且|并且)(?=${CLAUSE})|；(?=${CLAUSE})|，(?=但是?${CLAUSE})`, 'u'),
    mainClauses: /^\s*(?:这|我们|它|[^，；。请]{1,12}(?:位于|有|是))/u,
    binding:
      /如果|若|要是|假如|虽|尽管|因为|由于|不但|不仅|不只|只要|只有|无论|不管|即使|除非|当|既然|一旦|的话|为了|据说|听说|相传|认为|说|是否|吗|呢|除了|直到|或者|还是/u,
    stop: '。',
  },
  sentenceMax: 45,
}
