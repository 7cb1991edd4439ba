export { StoryboardEdits } from './edits.ts'
export type { EditAnchor, ShotEdit } from './edits.ts'
export { draftStoryboard, planDraft } from './draft-storyboard.ts'
export type { DraftJob, StoryboardDraft } from './draft-storyboard.ts'
export type { DirectorInput, DirectorPhoto } from './director-input.ts'
export { planStoryboard } from './plan-storyboard.ts'
export type { PlannedScene, PlannedStoryboard } from './planned-storyboard.ts'
export { translatedEdits } from './translated-edits.ts'
export type { Camera, Scene, TextName } from './scenes.ts'
export type {
  Crop,
  Ground,
  Shot,
  ShotAnchor,
  ShotChoices,
  ShotItem,
  ShotTexts,
  Storyboard,
  StoryboardWarning,
  Transition,
} from './storyboard.ts'
