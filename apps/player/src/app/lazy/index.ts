export { loadFullStylesheet } from './full-stylesheet.ts'
export { LazyPart } from './lazy-part.tsx'
