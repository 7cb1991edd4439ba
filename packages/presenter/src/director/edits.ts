import { z } from 'zod'
import { CAMERAS, EDIT_LIMITS, SCENES, TEXT_NAMES } from './scenes.ts'

/** Half-typed text: kept as it is, without the characters that a database cannot hold. */
const text = (charactersMax: number) =>
  z
    .string()
    .max(charactersMax)
    .overwrite((typed) => typed.replaceAll('\0', '').toWellFormed())

const wholeNumber = (most: number) => z.number().int().min(0).max(most)

/** The place of an edit in the script. */
export const EditAnchor = z.discriminatedUnion('place', [
  z.object({ place: z.enum(['opening', 'end']) }),
  z.object({
    place: z.literal('sentence'),
    /** Index of the sentence in the script. */
    sentence: wholeNumber(EDIT_LIMITS.sentence),
    /** Index of the part of a sentence that is cut because it is long: 0 from its first word. */
    part: wholeNumber(EDIT_LIMITS.part),
    /** The first words of the sentence, by which it is found again after the script has changed. */
    words: text(EDIT_LIMITS.wordsCharacters),
  }),
])
export type EditAnchor = z.infer<typeof EditAnchor>

/** A person's edit of one shot. The director decides about absent properties. */
export const ShotEdit = z.object({
  anchor: EditAnchor,
  /** Leaves out the opening or the end card. */
  isHidden: z.boolean().exactOptional(),
  /**
   * `true` always begins a shot here, `false` never does: the previous shot continues. An edit with a scene or a photo begins
   * one.
   */
  isCut: z.boolean().exactOptional(),
  scene: z.enum(SCENES).exactOptional(),
  /** Id of the photo. `null` wants none. */
  photo: text(EDIT_LIMITS.photoCharacters).nullable().exactOptional(),
  /** The camera move on the photo of a photo scene. */
  camera: z.enum(CAMERAS).exactOptional(),
  /** Replaces single texts. An empty text leaves it out. */
  texts: z.partialRecord(z.enum(TEXT_NAMES), text(EDIT_LIMITS.textCharacters)).exactOptional(),
  /** Replaces the rows of a list, the ticks of an offer or the ways of an address. */
  items: z.array(text(EDIT_LIMITS.itemCharacters)).max(EDIT_LIMITS.items).exactOptional(),
})
export type ShotEdit = z.infer<typeof ShotEdit>

/**
 * The changes of a person to the storyboard of the director, as JSON that is stored with a draft and with a video. It is anchored on
 * sentences of the script, so it can be applied again after the text, the voice or the shape has changed.
 */
export const StoryboardEdits = z.object({
  version: z.literal(1),
  /** Chooses other grounds, crops and cameras. Absent: the one of the video. */
  seed: wholeNumber(EDIT_LIMITS.seed).exactOptional(),
  shots: z.array(ShotEdit).max(EDIT_LIMITS.shots),
})
export type StoryboardEdits = z.infer<typeof StoryboardEdits>
