import { t } from '@lingui/core/macro'
import type { SceneLayout, TextName } from '@vitrine/contract'

/** Returns the name of a layout. */
export function layoutName(layout: SceneLayout): string {
  return layoutNames()[layout]
}

function layoutNames(): Record<SceneLayout, string> {
  return {
    opening: t({ message: 'Opening', comment: 'Layout of a scene: logo and title before the first word' }),
    wide: t({ message: 'Presenter', comment: 'Layout of a scene: the presenter alone' }),
    medium: t`Presenter with text`,
    close: t({ message: 'Close-up', comment: 'Layout of a scene: the presenter close to the camera' }),
    corner: t`Photo with presenter in the corner`,
    voice: t`Full-screen photo`,
    split: t`Photo beside presenter`,
    list: t({ message: 'List', comment: 'Layout of a scene: rows that appear one by one' }),
    offer: t({ message: 'Offer', context: 'scene', comment: 'Layout of a scene: a card with a price' }),
    address: t({ message: 'Address', comment: 'Layout of a scene: a card with a place' }),
    quote: t({ message: 'Quote', comment: 'Layout of a scene: words of a guest in large letters' }),
    end: t`End card`,
  }
}

/** Returns the name of a text of a scene. */
export function textName(name: TextName, layout: SceneLayout): string {
  const special = specialNames()[layout]?.[name]
  return special ?? usualNames()[name]
}

function usualNames(): Record<TextName, string> {
  return {
    tag: t({ message: 'Label', comment: 'Small words above the title of an offer' }),
    headline: t({ message: 'Text', context: 'scene', comment: 'Large words in a scene of a video' }),
    line: t`Second line`,
    price: t`Price`,
    note: t({ message: 'Note', comment: 'Small words beside a price, e.g. per night' }),
  }
}

function specialNames(): Partial<Record<SceneLayout, Partial<Record<TextName, string>>>> {
  const caption = { headline: t({ message: 'Caption', comment: 'Name of a place or thing on a photo' }) }
  return {
    opening: { headline: t`Title` },
    corner: caption,
    voice: caption,
    split: caption,
    list: { headline: t`Title` },
    offer: { headline: t`Title` },
    address: { headline: t`Name`, line: t`Address` },
    quote: {
      headline: t`Quote`,
      line: t`Name`,
      note: t({ message: 'Role', context: 'quoted person', comment: 'Who the person is that is quoted' }),
    },
    end: { headline: t`Call to action`, line: t`Button label` },
  }
}
