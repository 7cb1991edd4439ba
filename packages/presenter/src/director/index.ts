export { EDIT_LIMITS, EditsError, readEdits } from './edits.ts'
export type { EditAnchor, ShotEdit, StoryboardEdits } from './edits.ts'
export { draftStoryboard } from './draft-storyboard.ts'
export type { StoryboardDraft } from './draft-storyboard.ts'
export type { DirectorInput, DirectorPhoto } from './director-input.ts'
export { firstWordsOf } from './place-edits.ts'
export { planStoryboard } from './plan-storyboard.ts'
export type { DirectorSentence } from './sentence-text.ts'
export { SCENES } from './storyboard.ts'
export type {
  Camera,
  Crop,
  Ground,
  Scene,
  Shot,
  ShotAnchor,
  ShotItem,
  ShotTexts,
  Storyboard,
  StoryboardWarning,
  TextName,
  Transition,
} from './storyboard.ts'
