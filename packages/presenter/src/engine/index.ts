export { makeFilm } from './make-film.ts'
export type { FilmHooks } from './make-film.ts'
export { FilmError } from '../film/film-job.ts'
export type { Brand, Facts, FilmJob, Language, FilmProblem, FilmResult, SceneName, Stage } from '../film/film-job.ts'
