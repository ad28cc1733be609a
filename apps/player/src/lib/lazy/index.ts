export { loadFullStylesheet } from './full-stylesheet.ts'
export { LazyPart } from './lazy-part.tsx'
export { NotLoaded } from './not-loaded.tsx'
export { withTimeout } from './with-timeout.ts'
